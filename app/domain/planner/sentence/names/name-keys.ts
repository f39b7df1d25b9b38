import { nicknamesOf, otherSpellings } from "#app/domain/catalog/search/search-aliases.ts";
import { ORDINARY } from "./known-names.ts";

/** Words so common in names that people leave them out. */
const COMMON =
  /컨트리 ?클럽|골프 ?클럽|스포츠 ?클럽|인터내셔널|골프|코스|리조트|클럽|호텔|숙소|스파|\bcc\b|\b(?:international|country|golf|sports|club|course|resort|hotel|the|spa|lodge|rooms|villas)\b|\([^)]*\)|[&–]/giu;
const IN_BRACKETS = /\(([^)]{2,40})\)/u;

export type NameKey = { readonly key: string; readonly level: 0 | 1 };

/** A name without blanks, marks and accents, as names are compared. */
export function keyOfName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[^\p{Script=Hangul}a-z0-9]+/gu, "");
}

/** Every way to call a product: its names, nicknames and spellings, and as little of them as still means it. */
export function nameKeys(
  id: string,
  names: readonly string[],
  places: ReadonlySet<string>,
): NameKey[] {
  const inner = names.flatMap((name) => formerName(name));
  const whole = [
    ...names,
    ...[...names, ...names.map(withoutTail)].map(asClub),
    ...names.map(withoutTail),
    ...names.map((name) => name.replace(/\([^)]*\)/gu, " ")),
    ...inner,
    ...nicknamesOf(id),
  ];
  const short = names.map(withoutCommon);
  // Of a product only spellings of its whole name: "royal" alone is none.
  const spelled = (texts: readonly string[]) => [
    ...texts,
    ...texts.flatMap((text) =>
      otherSpellings(text).filter((each) => id === "" || isKorean(each) === isKorean(text)),
    ),
  ];
  const keys = [
    ...spelled(whole).map((text) => ({ key: keyOfName(text), level: 0 as const })),
    ...spelled(short).map((text) => ({ key: keyOfName(text), level: 0 as const })),
    ...spelled(short.flatMap((text) => beginnings(text, places))).map((text) => ({
      key: keyOfName(text),
      level: 1 as const,
    })),
  ];
  return keys.filter(({ key }) => isTelling(key) && (id === "" || !places.has(key)));
}

/** (구 로얄 젬스), (ex-Banyan) */
function formerName(name: string): string[] {
  const [, inner = ""] = IN_BRACKETS.exec(name) ?? [];
  return /^(?:구 |ex-)/.test(inner)
    ? [inner.replace(/^(?:구 |ex-)/, "")]
    : inner.includes("Gems")
      ? [inner]
      : [];
}

function withoutCommon(name: string): string {
  return name.replace(COMMON, " ").replace(/ +/g, " ").trim();
}

/** 시암 of 시암 올드; 그린밸리 of 라용 그린밸리, since its place is said before. */
function beginnings(text: string, places: ReadonlySet<string>): string[] {
  const words = text.split(" ").filter(Boolean);
  const starts = words.slice(1).map((_, index) => words.slice(0, index + 1));
  const isPlaced = words.length > 1 && places.has(keyOfName(words[0] ?? ""));
  const isPlacedTwice = words.length > 2 && places.has(keyOfName(words.slice(0, 2).join("")));
  const rests = [...(isPlaced ? [words.slice(1)] : []), ...(isPlacedTwice ? [words.slice(2)] : [])];
  return [...starts, ...rests].map((some) => some.join(" "));
}

/** Pattaya Country Club & Resort */
function withoutTail(name: string): string {
  return name.replace(/ ?& ?(?:resort|spa|리조트|스파).*$/iu, "");
}

function asClub(name: string): string {
  return name.replace(/컨트리 ?클럽|country club/iu, "cc");
}

function isKorean(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

function isTelling(key: string): boolean {
  return key.length >= 2 && !ORDINARY.has(key) && !/^\d+$/.test(key);
}
