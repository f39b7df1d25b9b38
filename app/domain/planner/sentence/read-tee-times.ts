import type { PlanWish } from "../plan-wish.ts";
import { type Claim, claimsOf, type Meaning, pattern, type Rule } from "./sentence-claim.ts";
import type { SentenceContext } from "./sentence-reading.ts";
import { clockText, type SpokenClock, spokenClocks } from "./spoken-clock.ts";

const WINDOW = 28;
const NOON = 12 * 60;
/** Nobody tees off before this hour, so that 3 is three in the afternoon. */
const FIRST_HOUR = 5 * 60;
const TEE_KO =
  "(?:(?: ?(?:에|로|으로))? ?(?:티 ?오프|티 ?타임|티업|티|라운드|라운딩|시작|출발|플레이)(?:는|은|를|으로|로|만)?)?";
const TEE_EN =
  "(?:tee(?:ing)?(?:[- ]?(?:times?|off))?s?|golf|rounds?|start(?:ing|s)?|play(?:ing)?)";
const BEFORE = new RegExp(
  `(?:(?:티 ?오프|티 ?타임|티업|티|라운드|라운딩|시작)(?:은|는|을|를)? ?)?$|(?:${TEE_EN} (?:times? )?)?(?:(?:no |not )?(?:earlier|later) than|(?:not|nothing|never|no tee[- ]?times?) (?:before|after)|before|after|by|from|until|around|about|at|between|no (?:earlier|later) than) ?$`,
  "u",
);
const AFTER = new RegExp(
  `^(?: ?(대|쯤|경|무렵|즈음))?(?: ?(이후|부터|넘어서?|지나서?|이전|전|까지|안에|사이|or later|or earlier|onwards?))?(?:에|에는|으로|로)?${TEE_KO}(?: tee[- ]?(?:times?|off))?`,
  "u",
);
const NEXT = /^ ?(?:~|-|부터|에서|to|and|until) ?$/u;

const WORD_RULES: readonly Rule[] = [
  [
    pattern`(?<![가-힣])(오전|아침)(?:에만|에|으로|만)? ?(?:티 ?오프|티 ?타임|티업|티|라운드|라운딩|골프|에 ?치|치고|칠|쳐)(?:은|는|만|으로|로)?`,
    () => tee({ latest: NOON - 1 }),
  ],
  [
    pattern`(?<![가-힣])(?:오후)(?:에만|에|으로|만)? ?(?:티 ?오프|티 ?타임|티업|티|라운드|라운딩|골프|에 ?치|치고|칠|쳐)(?:은|는|만|으로|로)?`,
    () => tee({ earliest: NOON }),
  ],
  [
    pattern`(?<![가-힣])(?:라운드|라운딩|골프|티 ?타임|티 ?오프|티업|티)(?:은|는|를)? ?(?:다 ?|모두 ?|전부 ?|되도록 ?|가능하면 ?)?(오전|아침|오후)(?:에만|에|으로|만)?(?! ?(?:\d|열|한|두|세|네|다섯|여섯|일곱|여덟|아홉))`,
    ([, half = ""]) => tee(half === "오후" ? { earliest: NOON } : { latest: NOON - 1 }),
  ],
  [
    pattern`(?:이른 ?아침|아침 ?일찍|새벽)(?:에)? ?(?:티 ?오프|티 ?타임|티업|티|라운드|라운딩|골프|치고|칠|쳐)(?:은|는|만|으로|로)?`,
    () => doubtful({ latest: 480 }, { latest: NOON - 1 }),
  ],
  [
    pattern`(?:야간|나이트) ?(?:라운드|라운딩|골프)`,
    () => doubtful({ earliest: 17 * 60 }, { earliest: NOON }),
  ],
  [
    pattern`\b(?:in the )?(morning|afternoon)s?(?: (?:${TEE_EN}|only)(?: only)?)?\b(?! flight| arrival| departure| landing)`,
    ([, half = ""]) => tee(half === "morning" ? { latest: NOON - 1 } : { earliest: NOON }),
  ],
  [
    pattern`\bearly(?: morning)? (?:tee(?:[- ]?(?:times?|off|offs))?s?|starts?|rounds?|golf)(?: only)?\b|\btee(?:ing)? off early\b`,
    () => doubtful({ latest: 480 }, { latest: NOON - 1 }),
  ],
  [
    pattern`\b(?:late|later) (?:tee(?:[- ]?(?:times?|offs?))?s?|starts?)\b`,
    () => doubtful({ earliest: 600 }, { earliest: NOON }),
  ],
  [
    pattern`\bnight golf\b|\btwilight (?:rounds?|golf|tee times?)\b`,
    () => doubtful({ earliest: 17 * 60 }, { earliest: NOON }),
  ],
  [
    pattern`\b(?:tee(?:ing)? off |tee(?:[- ]?times?)? |start(?:ing)? |golf |play(?:ing)? )?(before|after|not before|not after|by|no later than|no earlier than|from) (\d{1,2})(?!\d|[:.,]\d|(?:st|nd|rd|th)\b| ?(?:am|pm|a\.m|p\.m|o'clock|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|to \d|until|people|golfers|of|nights?|days?|-|million|m\b|k\b|won))(?: in the (morning|afternoon))?`,
    ([, cue = "", hour = "", half = ""]) =>
      Number(hour) >= 1 && Number(hour) <= 23
        ? tee(bound(cue, hourOf(Number(hour), half)))
        : undefined,
  ],
  [
    pattern`\b(?:tee(?:ing)? off |tee[- ]?times? |start(?:ing)? |golf |play(?:ing)? )?(?:between|from) (\d{1,2})(?::(\d\d))? ?(?:am)? ?(?:and|to|-) ?(\d{1,2})(?::(\d\d))? ?(am|pm|in the morning|o'clock)?(?! ?(?:st|nd|rd|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|people|golfers|nights|million|,?\d))`,
    ([words = "", from = "", fromMinute = "", to = "", toMinute = "", half = ""]) =>
      /tee|start|golf|play|am|pm|morning|:/.test(words)
        ? range(
            Number(from) * 60 + Number(fromMinute || 0),
            Number(to) * 60 + Number(toMinute || 0),
            half,
          )
        : undefined,
  ],
  [
    pattern`(오전|오후|아침)? ?(?<![\d.,:])(\d{1,2})시?(?: ?(반))? ?(?:~|-|에서|부터) ?(오전|오후)? ?(\d{1,2}) ?시(?!간)(?: ?(반))? ?(?:대|사이)?(?:에|로|으로)?${TEE_KO}`,
    ([words = "", half = "", from = "", fromHalf = "", , to = "", toHalf = ""]) =>
      /티|라운|사이|대|시작/.test(words) || half !== ""
        ? range(
            Number(from) * 60 + (fromHalf ? 30 : 0),
            Number(to) * 60 + (toHalf ? 30 : 0),
            half === "오후" ? "pm" : "",
          )
        : undefined,
  ],
];

type Bounds = { readonly earliest?: number; readonly latest?: number };

export function teeTimeClaims(plain: string, context: SentenceContext): Claim[] {
  const clocks = spokenClocks(plain).flatMap((clock) => clockClaim(plain, clock) ?? []);
  return [...claimsOf(WORD_RULES, plain, context), ...clocks];
}

function clockClaim(plain: string, clock: SpokenClock): Claim | undefined {
  const { start, end } = clock;
  const before = BEFORE.exec(plain.slice(Math.max(0, start - WINDOW), start))?.[0] ?? "";
  const after = AFTER.exec(plain.slice(end, end + WINDOW));
  const [words = "", spread = "", cue = ""] = after ?? [];
  if (NEXT.test(plain.slice(end, end + 4).slice(0, 3)) && cue === "") return undefined;
  const isTee = /티|라운|시작|플레이|tee|golf|round|start|play/u.test(`${before} ${words}`);
  const meaning = clockMeaning(clock, { spread, cue: cue || before.trim(), isTee });
  if (!meaning) return undefined;
  return {
    start: start - before.trimStart().length,
    end: end + words.trimEnd().length,
    ...meaning,
  };
}

type Cue = { readonly spread: string; readonly cue: string; readonly isTee: boolean };

function clockMeaning(
  { minutes, isSure }: SpokenClock,
  { spread, cue, isTee }: Cue,
): Meaning | undefined {
  const at = isSure || minutes >= FIRST_HOUR ? minutes : minutes + NOON;
  if (spread === "대") return tee({ earliest: at, latest: at + 59 });
  const limit = bound(cue, at);
  if (limit.earliest !== undefined || limit.latest !== undefined) return tee(limit);
  const isAbout = spread !== "" || /(?:around|about)$/.test(cue);
  if (!isTee && !isAbout) return undefined;
  return doubtful({ earliest: at - 30, latest: at + 30 }, { earliest: at, latest: at });
}

function bound(cue: string, at: number): Bounds {
  if (
    /(?:not|nothing|never|tee[- ]?times?) before|not earlier|no earlier|이후|부터|넘|지나|or later|onward|(?:^|\s)after$|^after|(?:^|\s)from$|^from/.test(
      cue,
    )
  )
    return { earliest: at };
  if (
    /(?:no|not) later|(?:not|nothing|never|tee[- ]?times?) after|이전|까지|안에|or earlier|(?:^|\s)(?:by|until)$|^by/.test(
      cue,
    )
  )
    return { latest: at };
  if (/전$|before$|^before|earlier than/.test(cue)) return { latest: at - 1 };
  return {};
}

function hourOf(hour: number, half: string): number {
  const minutes = hour * 60;
  if (half === "afternoon" && hour < 12) return minutes + NOON;
  return half === "" && minutes < FIRST_HOUR ? minutes + NOON : minutes;
}

function range(from: number, to: number, half: string): Meaning | undefined {
  const shift = half === "pm" && to < NOON ? NOON : 0;
  const [earliest, latest] = [
    from + shift < FIRST_HOUR ? from + NOON : from + shift,
    to + shift < FIRST_HOUR ? to + NOON : to + shift,
  ];
  return earliest < latest && latest < 24 * 60 ? tee({ earliest, latest }) : undefined;
}

function tee(bounds: Bounds): Meaning {
  return { set: { teeTime: timesOf(bounds) } };
}

function doubtful(first: Bounds, other: Bounds): Meaning {
  return { ...tee(first), other: [{ teeTime: timesOf(other) }] };
}

function timesOf({ earliest, latest }: Bounds): NonNullable<PlanWish["teeTime"]> {
  return {
    ...(earliest === undefined ? {} : { earliest: clockText(earliest) }),
    ...(latest === undefined ? {} : { latest: clockText(latest) }),
  };
}
