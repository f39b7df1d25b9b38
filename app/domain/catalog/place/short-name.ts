const MAX = 60;

/** The part of an address that a name gives: "Siam Country Club (Old)" becomes siam-country-club-old. */
export function shortName(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX)
    .replaceAll(/^-+|-+$/g, "");
}
