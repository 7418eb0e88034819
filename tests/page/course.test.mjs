// What a match does is done alone, in order, and on one course.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Course } from '../../web/js/play/course.js';

/** Something that takes until it is told to end. */
function task() {
  /** @type {(value?: unknown) => void} */
  let finish = () => undefined;
  /** @type {(error: Error) => void} */
  let fail = () => undefined;
  const done = new Promise((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { done, finish, fail };
}

/** A course, and what failed on it. */
function course() {
  /** @type {unknown[]} */
  const failed = [];
  return { course: new Course((error) => failed.push(error)), failed };
}

/** Whatever can go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what is done gives its result', async () => {
  const { course: one } = course();
  assert.equal(await one.run(() => Promise.resolve(7)), 7);
});

test('one thing is done at a time, in the order in which they were asked for', async () => {
  const { course: one } = course();
  const first = task();
  /** @type {string[]} */
  const said = [];
  const slow = one.run(async () => {
    said.push('first begins');
    await first.done;
    said.push('first ends');
  });
  const others = ['second', 'third'].map((name) => one.run(() => Promise.resolve(said.push(name))));
  await settled();
  assert.deepEqual(said, ['first begins']);
  first.finish();
  await Promise.all([slow, ...others]);
  assert.deepEqual(said, ['first begins', 'first ends', 'second', 'third']);
});

test('what is no longer wanted when its turn comes is not done', async () => {
  const { course: one } = course();
  const first = task();
  let wanted = true;
  let done = false;
  one.run(() => first.done);
  const second = one.run(() => Promise.resolve((done = true)), () => wanted);
  wanted = false;
  first.finish();
  assert.equal(await second, undefined);
  assert.equal(done, false);
});

test('a turn begins another course at once, without waiting for what is under way', async () => {
  const { course: one } = course();
  const old = task();
  const slow = one.run(() => old.done);
  one.turn();
  assert.equal(await one.run(() => Promise.resolve('new')), 'new');
  old.finish('old');
  assert.equal(await slow, 'old', 'whoever waits for it still gets it');
});

test('what is under way learns that its course is over', async () => {
  const { course: one } = course();
  const wait = task();
  /** @type {boolean[]} */
  const seen = [];
  const slow = one.run(async (current) => {
    seen.push(current());
    await wait.done;
    seen.push(current());
  });
  one.turn();
  wait.finish();
  await slow;
  assert.deepEqual(seen, [true, false]);
});

test('what waits for its turn on an old course is not done on the new one', async () => {
  const { course: one } = course();
  const first = task();
  let done = false;
  one.run(() => first.done);
  const second = one.run(() => Promise.resolve((done = true)));
  one.turn();
  first.finish();
  assert.equal(await second, undefined);
  assert.equal(done, false);
});

test('the old course ends without disturbing what is under way on the new one', async () => {
  const { course: one } = course();
  const [old, next] = [task(), task()];
  /** @type {string[]} */
  const said = [];
  one.run(() => old.done);
  one.turn();
  one.run(() => next.done.then(() => said.push('next')));
  const last = one.run(() => Promise.resolve(said.push('last')));
  old.finish();
  await settled();
  assert.deepEqual(said, [], 'the last still waits for the next');
  next.finish();
  await last;
  assert.deepEqual(said, ['next', 'last']);
});

test('after the end nothing is done', async () => {
  const { course: one } = course();
  const first = task();
  const slow = one.run(async (current) => {
    await first.done;
    return current();
  });
  one.end();
  assert.equal(await one.run(() => Promise.resolve(1)), undefined);
  one.turn();
  assert.equal(await one.run(() => Promise.resolve(2)), undefined, 'and a turn does not change that');
  first.finish();
  assert.equal(await slow, false);
});

test('an error is told, gives no result, and lets the next one begin', async () => {
  const { course: one, failed } = course();
  const trouble = new Error('planted');
  const first = one.run(() => Promise.reject(trouble));
  const second = one.run(() => Promise.resolve('goes on'));
  assert.equal(await first, undefined);
  assert.equal(await second, 'goes on');
  assert.deepEqual(failed, [trouble]);
});

test('an error on a course that is over is nobody’s business', async () => {
  for (const leave of [(/** @type {Course} */ one) => one.turn(), (/** @type {Course} */ one) => one.end()]) {
    const { course: one, failed } = course();
    const first = task();
    const slow = one.run(() => first.done);
    leave(one);
    first.fail(new Error('planted'));
    assert.equal(await slow, undefined);
    assert.deepEqual(failed, []);
  }
});

test('whether something is still wanted is asked when its turn comes, and not before', async () => {
  const { course: one } = course();
  const first = task();
  let asked = 0;
  one.run(() => first.done);
  const second = one.run(() => Promise.resolve('done'), () => {
    asked += 1;
    return true;
  });
  await settled();
  assert.equal(asked, 0);
  first.finish();
  assert.equal(await second, 'done');
  assert.equal(asked, 1);
});
