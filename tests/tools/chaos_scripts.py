"""What the chaos run does and sees inside the page: JavaScript that changes nothing but what it says."""

PACE = """() => import('./js/shell/settings.js').then((it) =>
  it.change({ pace: 'instant', visited: true, effects: 0, music: 0 }))"""
BEGIN = """async ({ id, record }) => {
  const { saveGame } = await import('./js/shell/store.js');
  saveGame({ app: 'chaos', id, created: Date.now(), decisions: [], rehearsal: false, over: false,
    final: null, record });
  location.hash = `#table/${id}`;
}"""
LOOK = """() => {
  const all = (query) => [...document.querySelectorAll(query)];
  return {
    phase: document.querySelector('.game')?.dataset.phase ?? null,
    stage: all('.game .boards [data-inspects]').map(({ dataset }) => dataset.inspects),
    reading: all('.onward').length > 0,
    dialog: document.querySelector('dialog[open]')?.className ?? null,
    words: document.querySelector('dialog[open]')?.textContent.replace(/\\s+/g, ' ').trim() ?? '',
    home: all('#play').length > 0,
    totals: all('.account.final tr.total.told td').map(({ textContent }) => Number(textContent)),
    empty: document.body.textContent.trim() === '',
  };
}"""
# Presses a random button of the table, whatever it does; what a page does not show cannot be pressed.
CLICK = """(luck) => {
  const shown = [...document.querySelectorAll('.game button, .game label, .bar button')].filter((it) =>
    it.checkVisibility() && !it.closest('.afterwards, .undo-button') && it.ariaDisabled !== 'true');
  const chosen = shown[Math.floor(luck * shown.length)];
  chosen?.click();
  return chosen?.textContent.trim().slice(0, 20) ?? 'nothing';
}"""
# The saves that hold a text, by name: asked for after every deed, and there may be hundreds of others.
STORED = """(wanted) => {
  const prefix = `${new URL('.', location).pathname} game/`;
  return Object.fromEntries(Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    .map((key) => [key.slice(prefix.length), localStorage.getItem(key)]).filter(([, text]) => text.includes(wanted)));
}"""
