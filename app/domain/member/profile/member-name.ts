export const MAX_NAME = 40;

/** Names that would look like the shop or its staff. */
const RESERVED = ["관리자", "운영자", "운영진", "팜티", "admin", "administrator", "palmtee"];

/** A name as it is stored, or undefined when it cannot be used. */
export function usableName(text: string): string | undefined {
  const name = text.normalize("NFC").trim().replace(/ +/g, " ");
  if (name === "" || [...name].length > MAX_NAME) return undefined;
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(name) || !/\p{L}/u.test(name)) return undefined;
  const bare = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return RESERVED.some((word) => bare.includes(word)) ? undefined : name;
}

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
