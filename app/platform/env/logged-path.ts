/** A part of a path after which comes what opens a trip or its payment for whoever has it. */
const BEFORE_SECRET = /^(?:trip|pay)$/i;
const SLASHES = /((?:[/\\]|%2f|%5c)+)/i;

/**
 * A path without the secrets in it: whoever reads the log must not get in. Part by part, because a path with slashes
 * doubled or letters escaped is a slip of whoever copied it, and what follows is the secret all the same.
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
