// One thing at a time: what a match does is done alone, in order, and on one course. A take-back begins another course,
// and what was under way on the old one counts no more.

/** @typedef {() => boolean} Current  whether the course on which something began still goes on */

export class Course {
  /** Grows with every new course. */
  #number = 0;
  #ended = false;
  /** What is under way, and on which course. @type {{number: number, done: Promise<void>} | null} */
  #under = null;
  #fail;

  constructor(/** @type {(error: unknown) => void} */ fail) {
    this.#fail = fail;
  }

  /** Begins another course: nobody waits for what is under way, and it learns from `current` that it is over. */
  turn() {
    this.#number += 1;
  }

  /** Nothing more will be done. */
  end() {
    this.#ended = true;
    this.#number += 1;
  }

  /**
   * Does something alone, after what is under way on this course; not at all if by then the course has changed, or
   * it is no longer `wanted`. An error counts only while the course goes on.
   * @template T
   * @param {(current: Current) => Promise<T>} act
   * @param {() => boolean} wanted
   * @returns {Promise<T | undefined>}  what came of it; undefined if it was not done, or failed
   */
  async run(act, wanted = () => true) {
    const number = this.#number;
    const current = () => number === this.#number && !this.#ended;
    while (this.#under?.number === number) await this.#under.done;
    if (!current() || !wanted()) return undefined;
    /** @type {T | undefined} */
    let result;
    const under = { number, done: Promise.resolve() };
    this.#under = under;
    under.done = act(current)
      .then(
        (came) => {
          result = came;
        },
        (error) => {
          if (current()) this.#fail(error);
        },
      )
      .finally(() => {
        if (this.#under === under) this.#under = null;
      });
    await under.done;
    return result;
  }
}
