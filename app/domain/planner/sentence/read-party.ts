import { MAX_PARTY, type PlanWish } from "../plan-wish.ts";
import { type Meaning, pattern, type Rule } from "./sentence-claim.ts";
import { COUNT, countOf } from "./spoken-numbers.ts";

const IN_PAIRS = "(?<![가-힣])(둘|셋|넷|다섯|여섯|일곱|여덟)";
const KOREAN_WHO =
  "(?:우리 ?|저희 ?|남자 ?|여자 ?|남자만 ?|여자만 ?|부부 ?|친구 ?|친구들 ?|가족 ?|동기 ?|동창 ?|직장 ?동료 ?|동료 ?|어른 ?|성인 ?|골퍼 ?|시니어 ?|총 ?|인원 ?(?:은 ?)?)?";
const ALL = "(?:이서|끼리|모두|전부| ?다)?";
const SPOUSE = "(?:my |our |his |her )?(?:wife|husband|partner|spouse|girlfriend|boyfriend)";
const PEOPLE =
  "(?:golfers?|players?|people|persons?|pax|friends|guys|adults|men|women|ladies|buddies|mates|seniors|colleagues|retirees|brothers|sisters|of us|of them)";

export const partyRules: readonly Rule[] = [
  [
    pattern`${KOREAN_WHO}${COUNT} ?(?:명|사람)${ALL}(?!중| 중| 중에)`,
    (groups) => golfers(countOf(groups[1] ?? "")),
  ],
  [
    pattern`${KOREAN_WHO}${COUNT} ?인(?: ?가족)?(?! ?(?:당|실|용|승|1? ?실))`,
    (groups) => (groups[1] === "1" ? undefined : golfers(countOf(groups[1] ?? ""))),
  ],
  [
    pattern`(?<![가-힣])(한|두|세|네|다섯|여섯|일곱|여덟) ?분${ALL}`,
    (groups) => golfers(countOf(groups[1] ?? "")),
  ],
  [
    pattern`${KOREAN_WHO}${IN_PAIRS}(?:이서|이|끼리|만|서)?(?! ?(?:다|중|째|곳|군데|번|모두 꼭)(?:[ ,.]|$))(?=[ ,.!?)]|가|갑|$|[0-9])`,
    (groups) => golfers(countOf(groups[1] ?? "")),
  ],
  [pattern`(둘|셋|넷|다섯|여섯|일곱|여덟)이서`, (groups) => golfers(countOf(groups[1] ?? ""))],
  [
    pattern`(?:친구|동료|동생|형|언니|후배|선배) ?${COUNT}(?: ?명)?(?:이랑|하고|과|와)`,
    (groups) => golfers(countOf(groups[1] ?? "") + 1, countOf(groups[1] ?? "")),
  ],
  [
    pattern`(?:신혼 ?)?부부(?! ?(?:${COUNT}|동반))(?:가|끼리|만)?|(?<![가-힣])커플(?! ?${COUNT})`,
    () => golfers(2),
  ],
  [
    pattern`(?:부부 ?|커플 ?)(?:동반 ?)?(?:으?로 ?)?${COUNT} ?(?:쌍|커플|팀)`,
    (groups) => golfers(2 * countOf(groups[1] ?? "")),
  ],
  [pattern`${COUNT} ?(?:쌍의? ?)?(?:부부|커플)`, (groups) => golfers(2 * countOf(groups[1] ?? ""))],
  [pattern`부부 ?동반(?:으로|해서)? ?${COUNT} ?명`, (groups) => golfers(countOf(groups[1] ?? ""))],
  [
    pattern`(?:아내|남편|와이프|집사람|신랑|여자친구|남자친구)(?:랑|이랑|와|과|하고)(?: ?(?:저|나)?(?:랑|와)?)?(?: ?둘(?:이서|이)?)?`,
    ([words = ""]) => (words.includes("둘") ? golfers(2) : withAnother()),
  ],
  [
    pattern`(?:남자|남성) ?${COUNT}(?: ?명)?[, ]*(?:이랑 |하고 |과 |와 )?(?:여자|여성) ?${COUNT}(?: ?명)?`,
    (groups) => golfers(countOf(groups[1] ?? "") + countOf(groups[2] ?? "")),
  ],
  [pattern`(?<![가-힣])(?:나 ?)?(?:혼자서?|나홀로|혼골|솔로)`, () => golfers(1)],
  [
    pattern`(?<![가-힣\d])(한|두|1|2) ?팀(?: ?\(?([48]) ?(?:명|인)\)?)?`,
    ([, teams = "", said = ""]) =>
      said ? golfers(Number(said)) : golfers(4 * countOf(teams), 3 * countOf(teams)),
  ],
  [
    pattern`${COUNT} ?(?:명 ?)?(?:~|-|또는|아니면|에서|이나) ?${COUNT} ?명`,
    (groups) => golfers(countOf(groups[1] ?? ""), countOf(groups[2] ?? "")),
  ],

  [
    pattern`\b(?:(?:a |our )?(?:group|party|family|team|bunch|crew) of )${COUNT}(?: ${PEOPLE})?`,
    (groups) => golfers(countOf(groups[1] ?? "")),
  ],
  [pattern`${COUNT} (?:\w{3,12} )?${PEOPLE}\b`, (groups) => golfers(countOf(groups[1] ?? ""))],
  [
    pattern`\bfor ${COUNT}(?=[ ,.!?]*(?:$|[,.!?]|in |at |from |on |with |under |near ))`,
    (groups) => golfers(countOf(groups[1] ?? "")),
  ],
  [pattern`${COUNT} ?pax\b`, (groups) => golfers(countOf(groups[1] ?? ""))],
  [
    pattern`\bwe(?:'re| are) ${COUNT}\b(?! (?:to|or|nights?|days?|rounds?))`,
    (groups) => golfers(countOf(groups[1] ?? "")),
  ],
  [pattern`${COUNT} couples\b`, (groups) => golfers(2 * countOf(groups[1] ?? ""))],
  [
    pattern`\b(?:(a|one|two|2) )?(foursomes?|fourballs?|threesome|twosome)\b`,
    ([, times = "", what = ""]) =>
      golfers(
        (/^(?:two|2)$/.test(times) ? 2 : 1) *
          (what.startsWith("three") ? 3 : what.startsWith("two") ? 2 : 4),
      ),
  ],
  [pattern`\b(?:we are |as |for )?(?:a|one) couple\b(?! of)|\bcouple's\b`, () => golfers(2)],
  [
    pattern`\b(?:me and ${SPOUSE}|${SPOUSE} and (?:i|me|myself)|me and (?:a|my) (?:friend|buddy|mate)|(?:a|my) (?:friend|buddy|mate) and (?:i|me))\b`,
    () => golfers(2),
  ],
  [pattern`\bwith ${SPOUSE}\b(?! who)`, () => withAnother()],
  [
    pattern`\b(?:me and |with (?:my )?)?${COUNT} (?:\w{3,12} )?(?:friends|buddies|mates|colleagues)(?: and (?:i|me|myself))\b|\bme and (?:my )?${COUNT} (?:friends|buddies|mates|colleagues)\b`,
    (groups) => golfers(countOf(groups[1] || groups[2] || "") + 1),
  ],
  [
    pattern`\bwith (?:my )?${COUNT} (?:\w{3,12} )?(?:friends|buddies|mates|colleagues)\b(?! and)`,
    (groups) => golfers(countOf(groups[1] ?? "") + 1, countOf(groups[1] ?? "")),
  ],
  [pattern`\b(?:just me|by myself|on my own|solo(?: trip| golfer)?|alone)\b`, () => golfers(1)],
  [
    pattern`${COUNT} ?(?:-|~|or|to) ?${COUNT} ${PEOPLE}\b`,
    (groups) => golfers(countOf(groups[1] ?? ""), countOf(groups[2] ?? "")),
  ],
];

function golfers(count: number, ...others: readonly number[]): Meaning | undefined {
  if (!fits(count)) return undefined;
  const other = others.filter(fits).map((each) => ({ golfers: each }));
  return { set: { golfers: count }, ...(other.length > 0 ? { other } : {}) };
}

/** Companions may or may not play. */
function withAnother(): Meaning {
  return {
    set: { golfers: 2 },
    other: [{ golfers: 1, companions: 1 } satisfies Partial<PlanWish>],
  };
}

function fits(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_PARTY;
}
