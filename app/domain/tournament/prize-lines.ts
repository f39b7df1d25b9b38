import {
  inEachLocale,
  LOCALES,
  type Locale,
  type Localized,
} from "#app/domain/common/language/languages.ts";
import { type FieldCodec, MAX_LINES, type Read } from "#app/domain/desk/record/record-values.ts";

export type Prize = { readonly place: Localized; readonly prize: Localized };
export type ScheduleEntry = { readonly time: string; readonly what: Localized };

const SEPARATOR = " | ";
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const PRIZE_LINES: FieldCodec = {
  read: (text) => readPairs(text, "prizes"),
  store: (texts) => prizesOf(texts as Localized),
  write: (prizes, locale) => prizeLines((prizes ?? []) as readonly Prize[], locale),
};

export const SCHEDULE_LINES: FieldCodec = {
  read: (text) => readPairs(text, "schedule"),
  store: (texts) => scheduleOf(texts as Localized),
  write: (entries, locale) => scheduleLines((entries ?? []) as readonly ScheduleEntry[], locale),
};

function readPairs(text: string, kind: "prizes" | "schedule"): Read {
  const isRead = arePairs(text, kind) && text.split("\n").length <= MAX_LINES;
  return isRead ? { value: text } : { code: "record.line" };
}

/** Prizes as a desk form shows them: one in each line, `Winner | A trophy`. */
function prizeLines(prizes: readonly Prize[], locale: Locale): string {
  return written(prizes.map(({ place, prize }) => [place[locale] ?? "", prize[locale] ?? ""]));
}

/** The languages belong together line by line. */
function prizesOf(texts: Localized): readonly Prize[] {
  return rowsOf(texts).map((row) => ({
    place: inEachLocale((locale) => row[locale]?.[0] ?? ""),
    prize: inEachLocale((locale) => row[locale]?.[1] ?? ""),
  }));
}

/** The day's plan: `07:00 | Shotgun start`. */
function scheduleLines(schedule: readonly ScheduleEntry[], locale: Locale): string {
  return written(schedule.map(({ time, what }) => [time, what[locale] ?? ""]));
}

/** Leaves out untranslated lines at the end, so that the text can be saved unchanged. */
function written(pairs: readonly (readonly [string, string])[]): string {
  const last = pairs.findLastIndex(([, text]) => text !== "");
  return pairs
    .slice(0, last + 1)
    .map((pair) => pair.join(SEPARATOR))
    .join("\n");
}

/** The hour of any language counts for all. */
function scheduleOf(texts: Localized): readonly ScheduleEntry[] {
  return rowsOf(texts).map((row) => ({
    time: LOCALES.map((locale) => row[locale]?.[0] ?? "").find(Boolean) ?? "",
    what: inEachLocale((locale) => row[locale]?.[1] ?? ""),
  }));
}

/** Whether each line has its two parts, the first of a plan being an hour. */
function arePairs(text: string, kind: "prizes" | "schedule"): boolean {
  return linesOf(text).every((line) => {
    const [first = "", second = ""] = partsOf(line);
    return first !== "" && second !== "" && (kind === "prizes" || TIME.test(first));
  });
}

function rowsOf(texts: Localized) {
  const lines = inEachLocale((locale) => linesOf(texts[locale] ?? "").map(partsOf));
  const count = Math.max(...LOCALES.map((locale) => lines[locale]?.length ?? 0));
  return Array.from({ length: count }, (_, index) =>
    inEachLocale((locale) => lines[locale]?.[index]),
  );
}

function linesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function partsOf(line: string): readonly string[] {
  const at = line.indexOf("|");
  return at === -1 ? [line] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
