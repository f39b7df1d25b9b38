/** How a language writes days. In its patterns `{{word}}` is replaced by a value. */
type DateWords = {
  /** From Sunday on. */
  readonly weekdays: NameList;
  /** Absent where months are numbers. */
  readonly months?: NameList;
  readonly monthDay: string;
  readonly day: string;
  readonly month: string;
  /** A day with its short weekday. */
  readonly dayAndWeekday: string;
  /** A day with its long weekday, as it is read out. */
  readonly spokenDay: string;
  /** The shortest form of a whole day. */
  readonly briefDay: string;
  readonly moment: string;
  /** Which day of a period within one year names the year. */
  readonly yearOfPeriod: "first" | "last";
};

export type NameList = {
  readonly long: readonly string[];
  /** How many letters of the long name make the short one, or the short names where they are no beginnings. */
  readonly short: number | readonly string[];
};

/** All that differs from one language to the next and is not a message. */
export type Language<Code extends string> = {
  /** The tag that `Intl` understands. */
  readonly tag: string;
  /** Its own name, as those who speak it write it. */
  readonly name: string;
  /** Where an editor's text is not translated, it is read in this language first. */
  readonly fallback: Code;
  /** 0 is Sunday; the week starts on it where nothing is said. */
  readonly firstWeekday?: number;
  /** True where a particle depends on the sound before it: `(을/를)`. */
  readonly hasParticles?: boolean;
  /** The signs in 1,234.5, where they are others. */
  readonly numbers?: { readonly group: string; readonly point: string };
  /** A price that fits a calendar cell. */
  readonly shortPrice: { readonly unit: number; readonly digits: number; readonly suffix: string };
  /** How admin pages write a span of time. */
  readonly spanUnits: "long" | "short";
  /** The language to ask the card window for; its own where it is absent. */
  readonly cardWindow?: "EN";
  readonly dates: DateWords;
};

/** Keeps the codes as a type, so that a fallback names a language that exists. */
export function languageTable<Code extends string>(
  languages: Readonly<Record<Code, Language<NoInfer<Code>>>>,
): Readonly<Record<Code, Language<Code>>> {
  return languages;
}
