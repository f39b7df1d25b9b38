/** What opens a trip or its payment for whoever has it. */
const SECRET = /^((?:\/[a-z]{2})?\/(?:trip|pay)\/)[^/.]+/i;

/** A path without the secrets in it: whoever reads the log must not get in. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, "$1…");
}
