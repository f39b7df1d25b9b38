import { MAX_PLAN_NIGHTS } from "../plan-wish.ts";
import { type Meaning, pattern, type Rule } from "./sentence-claim.ts";
import { COUNT, countOf } from "./spoken-numbers.ts";

const PER_DAY_KO = "(?:하루에?|매일|날마다|1일|일일)";
const ROUND_KO = "(?:라운드|라운딩|골프|라운|게임)";
const PLAY_KO =
  "(?: ?씩)?(?: ?(?:만|은|을|를))?(?: ?(?:치고|치는|칠|칠게요|쳐요|치면|치려|칩니다|치기|라운드|라운딩|골프))?";
const PER_DAY_EN = "(?:a day|per day|each day|every day|daily|/day)";

export const roundRules: readonly Rule[] = [
  [
    pattern`${PER_DAY_KO} ?(?:에 ?)?(?:${ROUND_KO} ?)?(?:36 ?홀|(?:두|2) ?(?:번|라운드|라운딩|게임|바퀴))${PLAY_KO}`,
    () => perDay(36),
  ],
  [
    pattern`${PER_DAY_KO} ?(?:에 ?)?(?:${ROUND_KO} ?)?(?:18 ?홀|(?:한|1) ?(?:번|라운드|라운딩|게임|바퀴))(?:씩만|만|씩)?${PLAY_KO}`,
    () => perDay(18),
  ],
  [
    pattern`(?:매일|날마다) ?(?:골프|라운드|라운딩)?(?:를|은)? ?(?:치고|쳐요|치는|칠래요|라운드|라운딩|골프)`,
    () => perDay(18),
  ],
  [
    pattern`(?<!\d)(18|27|36|54|72|90) ?홀(?: ?(?:씩|만|정도|라운드|라운딩|골프))*`,
    ([words = "", holes = ""]) => holesOf(Number(holes), words.includes("씩")),
  ],
  [
    pattern`(?:총 ?|전부 ?|모두 ?)?${COUNT} ?(?:라운드|라운딩)(?!가|라고)`,
    (groups) => rounds(groups[1]),
  ],
  [
    pattern`${ROUND_KO}(?:는|은|를|을)? ?(?:총 ?)?${COUNT} ?(?:번|회|게임|바퀴)(?:만|씩|은)?(?: ?(?:치고|쳐요|치는|칠))?`,
    (groups) => rounds(groups[1]),
  ],
  [
    pattern`(?:총 ?)?${COUNT} ?(?:번|회|게임|바퀴) ?(?:정도 ?)?(?:만 ?|은 ?)?(?:라운드|라운딩|골프|치고|치는|칠|쳐요|치면|칩니다|치기)`,
    (groups) => (/^(?:한|하나|1)$/.test(groups[1] ?? "") ? undefined : rounds(groups[1])),
  ],

  [
    pattern`\b(?:36 holes|(?:two|2|double) rounds|twice|two 18s)(?: of golf)?,? ${PER_DAY_EN}`,
    () => perDay(36),
  ],
  [
    pattern`\b(?:18 holes|(?:one|1|a|a single|just one|only one) round|once|golf|play(?:ing)?)(?: of golf)?,? (?:only )?${PER_DAY_EN}`,
    () => perDay(18),
  ],
  [
    pattern`(?<!\d)(18|27|36|54|72|90)[- ]holes?\b(?: in total| total)?`,
    ([words = "", holes = ""]) =>
      words.includes("total") ? rounds(String(Number(holes) / 18)) : holesOf(Number(holes), false),
  ],
  [
    pattern`${COUNT} (?:full )?(?:rounds?|games)\b(?: of golf| of 18)?(?: in total| total| altogether)?`,
    (groups) => rounds(groups[1]),
  ],
  [
    pattern`\b(?:play|golf|tee off) (?:only )?(?:${COUNT} times|(once|twice))\b(?! a day| per day| each day)`,
    ([, count = "", word = ""]) => rounds(word === "" ? count : word === "once" ? "1" : "2"),
  ],
  [
    pattern`\b(?:just |only )?(?:a|one) (?:single )?round(?: of golf)?\b(?! (?:a|per|each|every) day| trip)`,
    () => rounds("1"),
  ],

  [
    pattern`같은 ?(?:코스|골프장|구장|데|곳)(?:를|을|에서|에)? ?(?:두 ?번|또|여러 ?번|반복)(?: ?(?:쳐도|가도|치는 ?것도))?(?: ?(?:괜찮\S{0,4}|돼요|됩니다|좋\S{0,4}|상관없\S{0,4}))?`,
    () => ({ set: { repeatCourses: true }, isRefusal: true }),
  ],
  [
    pattern`(?:같은 ?(?:코스|골프장|구장)(?:은|는|를|에)? ?(?:두 ?번|또)?(?:은|는)? ?(?:싫\S{0,4}|안 ?\S{1,4}|말고|빼고)|(?:매번|매일|전부|모두|다) ?다른 ?(?:코스|골프장|구장)(?:에서|로)?|(?:코스|골프장)(?:는|은|가)? ?(?:안 ?겹치\S{0,3}|겹치지 ?않\S{0,3}))`,
    () => ({ set: { repeatCourses: false }, isRefusal: true }),
  ],
  [
    pattern`\b(?:(?:happy|fine|ok|okay|don't mind|no problem)(?: with| to)? )?(?:play(?:ing)? |repeat(?:ing)? )?(?:the )?same course (?:twice|again|more than once)(?: is (?:fine|ok|okay))?`,
    ([words = ""], { locale: _ }) =>
      /^(?:happy|fine|ok|don't mind|no problem)|is (?:fine|ok)/.test(words)
        ? { set: { repeatCourses: true }, isRefusal: true }
        : undefined,
  ],
  [
    pattern`\b(?:(?:a )?different course(?:s)?(?: each| every)?(?: day| time| round)?|(?:no|not|never|without|don't want)(?: to)?(?: play(?:ing)?| repeat(?:ing)?)? (?:the same course(?: twice| again)?|repeat(?:s|ed courses| courses)?))`,
    () => ({ set: { repeatCourses: false }, isRefusal: true }),
  ],
];

function perDay(holesPerDay: 18 | 36): Meaning {
  return { set: { holesPerDay } };
}

function holesOf(holes: number, isEachDay: boolean): Meaning | undefined {
  if (holes === 18) return perDay(18);
  if (holes === 36) return isEachDay ? perDay(36) : { ...perDay(36), other: [{ rounds: 2 }] };
  return rounds(String(holes / 18));
}

function rounds(count = ""): Meaning | undefined {
  const number = countOf(count);
  const fits = Number.isInteger(number) && number >= 1 && number <= 2 * MAX_PLAN_NIGHTS;
  return fits ? { set: { rounds: number } } : undefined;
}
