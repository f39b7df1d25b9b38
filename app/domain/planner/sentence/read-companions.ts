import { MAX_PARTY, type PlanWish } from "../plan-wish.ts";
import { type Meaning, pattern, type Rule } from "./sentence-claim.ts";
import { COUNT, countOf } from "./spoken-numbers.ts";

const WHO_KO =
  "(?:아내|남편|와이프|집사람|엄마|어머니|아빠|아버지|어머님|아버님|장모님|여자친구|남자친구|친구|일행|가족|사람|분)";
const SITS_OUT_KO =
  "(?:골프(?:를|는)? ?)?(?:라운드(?:는|를)? ?)?(?:안|못) ?(?:쳐요|칩니다|쳐|치고|치는|침|쳐서|치세요|치시[가-힣]{0,3}|치셔[가-힣]{0,2}|하세요|하시[가-힣]{0,3}|하셔[가-힣]{0,2}|해요|하고|합니다|하는데|치는데)|(?:골프|라운드)(?:는|를)? ?(?:하지|치지) ?않[가-힣]{0,4}|(?:관광만|쇼핑만|휴양만|호텔에만|쉬기만) ?[가-힣]{1,5}";
const SITS_OUT_EN =
  "(?:doesn't|does not|don't|do not|won't|will not|isn't|is not|aren't|are not|not) ?(?:be )?(?:play(?:ing)?|golf(?:ing)?)(?: golf)?\\b";
const WHO_EN =
  "(?:wife|husband|partner|spouse|girlfriend|boyfriend|mother|mum|mom|father|dad|friend|daughter|son|wives|husbands|partners|spouses|people|of us|of them|persons?|companions?|guests?|others?|friends)";

export const companionRules: readonly Rule[] = [
  [
    pattern`${COUNT} ?(?:명|분|사람)(?:이|은|만)? ?(?:골프 ?|라운드 ?)?(?:를 ?)?(?:치고|치는데|라운드하고|골프치고)[, ]*(?:나머지 ?)?${COUNT} ?(?:명|분|사람)(?:은|이)? ?(?:${SITS_OUT_KO})`,
    (groups) => party(countOf(groups[1] ?? ""), countOf(groups[2] ?? "")),
  ],
  [
    pattern`${COUNT} ?(?:명|분|사람) ?중(?:에서?)? ?${COUNT} ?(?:명|분|사람)(?:은|이)? ?(?:${SITS_OUT_KO})`,
    (groups) =>
      party(countOf(groups[1] ?? "") - countOf(groups[2] ?? ""), countOf(groups[2] ?? "")),
  ],
  [
    pattern`${COUNT} ?(?:명|분|사람) ?중(?:에서?)? ?${COUNT} ?(?:명|분|사람)(?:만|이) ?(?:골프 ?|라운드 ?)?(?:를 ?)?(?:쳐요|칩니다|쳐|치고|치는|해요)`,
    (groups) =>
      party(countOf(groups[2] ?? ""), countOf(groups[1] ?? "") - countOf(groups[2] ?? "")),
  ],
  [
    pattern`(?:골프(?:를)? ?)?(?:안|못) ?(?:치는|하는) ?${WHO_KO}(?:이|가|은|는|도)? ?(?:${COUNT} ?(?:명|분|사람)?)?(?:이|도)?(?: ?(?:추가|포함|함께|같이|있어요|더))*`,
    ([words = "", count = ""]) =>
      besides(count === "" ? 1 : countOf(count), words.includes("포함")),
  ],
  [
    pattern`(?:비골퍼|비라운더|논골퍼|갤러리|골프 안 치는 동반자|동반자|동행)(?:는|가|이|도|만)? ?${COUNT}(?: ?(?:명|분|사람))?(?: ?(?:추가|함께|같이|더))*`,
    (groups) => besides(countOf(groups[1] ?? ""), false),
  ],
  [
    pattern`${COUNT} ?(?:명|분|사람)(?:은|이)? ?(?:${SITS_OUT_KO})`,
    (groups) => among(countOf(groups[1] ?? "")),
  ],
  [pattern`${WHO_KO}(?:은|는|이|가) ?(?:${SITS_OUT_KO})`, () => among(1)],
  [pattern`부모님(?:은|이)? ?(?:${SITS_OUT_KO})`, () => among(2)],
  [
    pattern`\b(?:plus|and|with|along with) (?:my |our |one |a |an |1 )?${WHO_EN},? who ${SITS_OUT_EN}`,
    () => besides(1, false),
  ],
  [
    pattern`\b(?:(?:plus|and|with|along with) )?${COUNT} (?:non-?golf(?:ers?|ing \w+)|non-?players?|non-?playing \w+)\b`,
    (groups) => besides(countOf(groups[1] ?? ""), false),
  ],
  [
    pattern`\b(?:(?:plus|and|with|along with) )?(?:a|my|one) (?:non-?golf(?:er|ing \w+)|non-?player|non-?playing \w+)\b`,
    () => besides(1, false),
  ],
  [
    pattern`\b(?:plus|and|with|along with) ${COUNT} ${WHO_EN},? (?:who|that) ${SITS_OUT_EN}`,
    (groups) => besides(countOf(groups[1] ?? ""), false),
  ],
  [
    pattern`${COUNT}(?: ${WHO_EN})?,?(?: of whom| who)? ${SITS_OUT_EN}`,
    (groups) => among(countOf(groups[1] ?? "")),
  ],
  [pattern`\b(?:my |our |but my )${WHO_EN} ${SITS_OUT_EN}`, () => among(1)],
  [
    pattern`(?:${COUNT} (?:of us|people|friends|adults|travell?ers)|\b(?:family|group|party) of ${COUNT}),? (?:but |and )?(?:only )?${COUNT} (?:of us |of them )?(?:will )?(?:play|playing|golf|are golfers|golfers)\b`,
    ([, some = "", group = "", players = ""]) => {
      const all = countOf(some || group);
      return party(countOf(players), all - countOf(players));
    },
  ],
];

function party(golfers: number, companions: number): Meaning | undefined {
  if (golfers < 1 || golfers > MAX_PARTY || companions < 0 || companions > MAX_PARTY)
    return undefined;
  return { set: { golfers, companions }, isRefusal: true };
}

function besides(companions: number, isIncluded: boolean): Meaning | undefined {
  if (companions < 1 || companions > MAX_PARTY) return undefined;
  return isIncluded ? among(companions) : { set: { companions }, isRefusal: true };
}

/** "One of us does not play": of those who were counted, or one more. */
function among(companions: number): Meaning | undefined {
  if (companions < 1 || companions > MAX_PARTY) return undefined;
  return {
    set: {},
    isRefusal: true,
    later: ({ golfers = 0 }: Partial<PlanWish>) => {
      const players = golfers - companions;
      if (players < 1) return { set: { companions } };
      return { set: { golfers: players, companions }, other: [{ golfers, companions }] };
    },
  };
}
