// Files out of the page and into it: nothing leaves the device but what somebody saves.

/** Lets the browser save a text under a name. */
export function saveFile(/** @type {string} */ name, /** @type {string} */ text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The text of the file that was chosen in this field; the field is emptied, so that the same file can be chosen again. */
export async function chosenText(/** @type {Event} */ event, /** @type {number} */ most = 20_000_000) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  const text = file && file.size <= most ? await file.text() : null;
  field.value = '';
  return text;
}
