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
