/** Under `u` a pair of surrogates is one character: only halves match. */
const HALF = /\p{Surrogate}/u;
const HALVES = /\p{Surrogate}/gu;

/** PostgreSQL has no zero character, and its JSON no half of a pair of surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && !HALF.test(text);
}

/** Every text of a JSON value, names included. */
function isStorableJson(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableJson(inner));
}

/** The value of a JSON text; undefined where it is none, or escapes what cannot be stored. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isStorableJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What can be kept of a text that another party wrote: refusing it would lose what it is about. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").replace(HALVES, "\ufffd");
}

/** As `storable`, for every text of a JSON answer. */
export function storableJson(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storable(name), storableJson(inner)]),
  );
}

/** At most so many UTF-16 units, never half a character. */
export function cutTo(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
