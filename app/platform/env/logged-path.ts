/** Path segments that are followed by a secret which opens a trip or its payment. */
const BEFORE_SECRET = /^(?:trip|pay)$/i;
const SLASHES = /((?:[/\\]|%2f|%5c)+)/i;

/**
 * A path without its secrets, so that reading the log opens nothing. Checked per segment, because a path with slashes
 * doubled or letters escaped is a copying mistake and still contains the secret.
 */
export function loggedPath(path: string): string {
  let isSecret = false;
  return path
    .split(SLASHES)
    .map((part, index) => {
      if (index % 2 === 1 || part === "") return part;
      const shown = isSecret ? part.replace(/^[^.]+/, "…") : part;
      isSecret = BEFORE_SECRET.test(unescaped(part));
      return shown;
    })
    .join("");
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
