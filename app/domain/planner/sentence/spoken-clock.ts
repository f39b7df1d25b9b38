export type SpokenClock = {
  readonly start: number;
  readonly end: number;
  /** After midnight, in minutes. */
  readonly minutes: number;
  /** Whether it was said or written which half of the day is meant. */
  readonly isSure: boolean;
};

const HALF_DAY = "(?:(오전|아침|새벽|오후|저녁|밤|낮) ?)?";
const NATIVE: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  열한: 11,
  열두: 12,
};
const KOREAN = new RegExp(
  `${HALF_DAY}((?<![\\d.,:])(?:[01]?\\d|2[0-4])|(?<![가-힣])(?:열한|열두|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)) ?시(?!간)(?: ?(반|[0-5]?\\d ?분))?`,
  "gu",
);
const WRITTEN = new RegExp(
  `${HALF_DAY}(?<![\\d:.])([01]?\\d|2[0-3])[:.]([0-5]\\d)(?![\\d:%])(?: ?(am|pm|a\\.m\\.|p\\.m\\.))?`,
  "gu",
);
const ENGLISH = /(?<![\d:.])(1[0-2]|0?[1-9]) ?(am|pm|a\.m\.|p\.m\.|o'clock)(?![a-z])/gu;
const NOON = /\b(noon|midday|midnight)\b|(정오|자정)/gu;

/** Every time of day in the sentence. */
export function spokenClocks(plain: string): SpokenClock[] {
  const korean = [...plain.matchAll(KOREAN)].map((match) => {
    const [, half = "", hour = "", rest = ""] = match;
    const minute = rest === "반" ? 30 : Number(rest.replace(/\D/g, "") || 0);
    return clock(match, NATIVE[hour] ?? Number(hour), minute, half);
  });
  const written = [...plain.matchAll(WRITTEN)].map((match) => {
    const [words, half = "", hour = "", minute = "", english = ""] = match;
    const each = clock(match, Number(hour), Number(minute), half || english);
    // 1.30 is a number of millions as well.
    return words.includes(":") || english || half ? { ...each, isSure: true } : undefined;
  });
  const english = [...plain.matchAll(ENGLISH)].map((match) =>
    clock(match, Number(match[1]), 0, match[2] ?? ""),
  );
  const noon = [...plain.matchAll(NOON)].map((match) => ({
    ...clock(match, /mid(?:night)|자정/.test(match[0]) ? 0 : 12, 0, "오전"),
    minutes: /midnight|자정/.test(match[0]) ? 0 : 720,
  }));
  return [...korean, ...written, ...english, ...noon].filter((each) => each !== undefined);
}

function clock(match: RegExpExecArray, hour: number, minute: number, half: string): SpokenClock {
  const isLate = /^(?:오후|저녁|낮|p)/.test(half) || (half === "밤" && hour >= 6);
  const isEarly = /^(?:오전|아침|새벽|a)/.test(half) || (half === "밤" && hour < 6);
  const turned =
    isLate && hour < 12
      ? hour + 12
      : isEarly && hour === 12
        ? 0
        : half === "밤" && hour === 12
          ? 0
          : hour;
  return {
    start: match.index,
    end: match.index + match[0].trimEnd().length,
    minutes: (turned % 24) * 60 + minute,
    isSure: isLate || isEarly || hour > 12,
  };
}

/** `HH:MM`, within the day. */
export function clockText(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), 23 * 60 + 59);
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}
