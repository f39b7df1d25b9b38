const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const SPOKEN = /\s(?:aria-label|alt|placeholder|title)="([^"]+)"/g;

/** What a reader or a screen reader gets of a page: its texts, and the names of its controls and pictures. */
export function textsOf(html: string): string[] {
  const page = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    // React parts two texts of one element with an empty comment.
    .replace(/<!--[\s\S]*?-->/g, "");
  const written = page.split(/<[^>]*>/);
  const spoken = [...page.matchAll(SPOKEN)].map(([, text = ""]) => text);
  const texts = [...written, ...spoken].map((text) =>
    text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).trim(),
  );
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
}
