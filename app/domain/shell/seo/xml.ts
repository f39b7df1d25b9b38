const NAMES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 forbids, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the ones to leave out
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSPEAKABLE, "")
    .replace(/[&<>"']/g, (letter) => NAMES[letter] ?? letter);
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
