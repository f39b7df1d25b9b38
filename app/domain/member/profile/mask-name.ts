const WRITTEN_WITHOUT_SPACES =
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A name as strangers may see it: 김*현, 남**수; Emma C. */
export function maskName(name: string): string {
  const whole = name.trim();
  if (WRITTEN_WITHOUT_SPACES.test(whole)) return maskMiddle([...whole.replace(/\s+/gu, "")]);
  const [first = "", ...rest] = whole.split(/\s+/u);
  const initial = [...(rest.at(-1) ?? "")][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

function maskMiddle(letters: readonly string[]): string {
  const [first = "", ...rest] = letters;
  const last = rest.at(-1);
  if (last === undefined || rest.length === 1) return `${first}*`;
  return `${first}${"*".repeat(rest.length - 1)}${last}`;
}
