"""What the chaos run does and sees inside the page: JavaScript that changes nothing but what it says."""

PACE = """() => import('./js/shell/settings.js').then((it) =>
  it.change({ pace: 'instant', visited: true, effects: 0, music: 0 }))"""
BEGIN = """([name, text, hash]) => {
  localStorage.setItem(`${new URL('.', location).pathname} game/${name}`, text);
  location.hash = hash;
}"""
# Presses a random button of the table, whatever it does; what a page does not show cannot be pressed.
CLICK = """(luck) => {
  const shown = [...document.querySelectorAll('.table-root button, .table-root label, .bar button')].filter((it) =>
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
EMPTY = "document.body.textContent.trim() === ''"
