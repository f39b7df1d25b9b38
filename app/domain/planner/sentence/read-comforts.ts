import type { PlanWish } from "../plan-wish.ts";
import { type Meaning, pattern, type Rule } from "./sentence-claim.ts";
import { COUNT, countOf } from "./spoken-numbers.ts";

const NOT_NEEDED =
  "(?:(?:은|는|이|가|도|을|를)? ?(?:필요 ?없[가-힣]{0,5}|없어도 ?[가-힣]{0,4}|없이|안 ?(?:타|쓰|불러|필요)[가-힣]{0,4}|빼[가-힣]{0,3}|제외[가-힣]{0,3}|됐어요|말고))";
const CAR_KO = "(?:콜밴|콜 ?벤|밴|차량|픽업 ?(?:샌딩|서비스)?|기사|송영|셔틀|이동 ?차량)";
const DURATION_KO =
  "(?:(\\d{1,2}|한|두|세) ?시간(?: ?(반|(?:\\d{1,2}) ?분))?|(?<![\\d.])(\\d{1,3}) ?분)";
const WITHIN_KO =
  " ?(?:안으로|안쪽|안에서|안에|안|이내로|이내|이하로|이하|미만|까지만?|내로|을? ?넘지 ?않[가-힣]{0,4}|정도)";
const DURATION_EN =
  "(?:(an|one|two|three|\\d{1,2}(?:\\.5)?|half an|an hour and a half|one and a half)[- ]?(?:hours?|hrs?|h)(?: and a (half)| (\\d{1,2}) ?(?:minutes|mins?))?|(\\d{1,3})[- ]?(?:minutes?|mins?))";

/** Classes of hotels, rooms, rides, drives and the style of the whole trip. */
export const comfortRules: readonly Rule[] = [
  [
    pattern`(?<![\d.])([1-5])(?: ?~ ?[1-5])? ?성(?:급)?(?: ?(?:호텔|리조트|숙소))?(?:급)?(?: ?(?:이상|으로|로|에서|에))*`,
    ([, stars = ""]) => starsOf(Number(stars)),
  ],
  [
    pattern`(?<![가-힣])([삼사오]) ?성급?(?: ?(?:호텔|리조트|숙소))?(?: ?(?:이상|으로|로))*`,
    ([, stars = ""]) => starsOf(countOf(stars)),
  ],
  [
    pattern`\b(?:at least |minimum )?(?:a )?${COUNT}(?: or more)?[- ]?(?:\+ ?)?(?:stars?|\*)(?: or (?:better|above|more|higher|up))?(?: (?:hotels?|resorts?|places?))?(?: or (?:better|above|more|higher|up))?`,
    (groups) => starsOf(countOf(groups[1] ?? "")),
  ],
  [
    pattern`(?:1 ?인 ?1 ?실|일인 ?일실|(?<![가-힣])각방|독방|(?:1인실|싱글 ?룸?)(?:으로|로)?|방(?:은|을)? ?(?:각자|따로|하나씩|1인 1실)(?: ?(?:써요|쓸[가-힣]{0,3}|쓰고))?)`,
    () => ({ set: { hotel: { rooms: "single" } } }),
  ],
  [
    pattern`(?:2 ?인 ?1 ?실|이인 ?일실|두 ?명(?:이|씩)? ?(?:한|1) ?방|(?:2인실|트윈 ?룸?|트윈 ?베드)(?:으로|로)?)`,
    () => ({ set: { hotel: { rooms: "twin" } } }),
  ],
  [
    pattern`\b(?:single (?:rooms?|occupancy)|(?:our |their )?own rooms?|separate rooms|a room each|rooms? to (?:myself|ourselves)|(?:one|1) (?:person )?per room|individual rooms)\b`,
    () => ({ set: { hotel: { rooms: "single" } } }),
  ],
  [
    pattern`\b(?:twin[- ](?:rooms?|share|sharing|beds?)|shared? rooms?|sharing(?: a)?(?: rooms?)?|two (?:to|per|in) a room|double occupancy|2 per room)\b`,
    () => ({ set: { hotel: { rooms: "twin" } } }),
  ],

  [
    pattern`(?:공항 ?(?:↔ ?호텔 ?)?(?:픽업|콜밴|샌딩|이동|송영|왕복|픽업 ?샌딩)(?:만|은)(?! ?필요 ?없)(?: ?(?:있으면|해 ?주[가-힣]{0,3}|부탁[가-힣]{0,4}|필요[가-힣]{0,4}|돼요))*)`,
    () => ({ set: { rides: "airport" }, isRefusal: true }),
  ],
  [
    pattern`(?:콜밴|차량|픽업)(?:은|는)? ?공항(?:에서)?만`,
    () => ({ set: { rides: "airport" }, isRefusal: true }),
  ],
  [pattern`${CAR_KO}${NOT_NEEDED}`, () => ({ set: { rides: "none" }, isRefusal: true })],
  [
    pattern`(?:렌터카|렌트카|렌트)(?:를|로|할|해서|빌려서|빌릴)?(?: ?(?:다닐[가-힣]{0,3}|할[가-힣]{0,4}|해요|쓸[가-힣]{0,3}|빌[가-힣]{0,4}|이용[가-힣]{0,4}))?|(?:차|이동)(?:는|은) ?(?:우리가|저희가|알아서|직접) ?[가-힣]{1,6}`,
    () => ({ set: { rides: "none" }, isRefusal: true }),
  ],
  [
    pattern`${CAR_KO}(?:도|까지|은|는|을|를)? ?(?:다 ?|모두 ?|전부 ?)?(?:포함|필요해[가-힣]{0,2}|있어야[가-힣]{0,4}|넣어[가-힣]{0,4}|불러[가-힣]{0,4}|예약[가-힣]{0,4}|부탁[가-힣]{0,4}|해 ?주[가-힣]{0,3}|원해[가-힣]{0,3}|이용)(?:해서|으로|하고|해 ?주세요|요)?`,
    () => ({ set: { rides: "all" } }),
  ],
  [
    pattern`\b(?:no|without|don't need|do not need|skip|not)(?: any| a| the)? (?:vans?|rides?|transfers?|cars?|transport(?:ation)?|drivers?|shuttles?)(?: needed| required)?\b|\b(?:vans?|rides?|transfers?|transport) (?:are |is )?not (?:needed|required|necessary)\b|\b(?:we(?:'ll| will)? |i'll |i will )?(?:be )?(?:rent(?:ing)?|hir(?:e|ing)) (?:a|our own|our|my) (?:car|van)\b|\b(?:we have|have|with) (?:our|my) own (?:car|van|transport)\b|\brental car\b`,
    () => ({ set: { rides: "none" }, isRefusal: true }),
  ],
  [
    pattern`\b(?:only )?airport (?:transfers?|pick-?ups?|rides?)(?: only)?\b(?! and)|\b(?:transfers?|rides?|vans?) (?:only )?(?:to and from|from|to) the airport only\b`,
    ([words = ""]) =>
      words.includes("only")
        ? { set: { rides: "airport" }, isRefusal: true }
        : { set: { rides: "airport" }, other: [{ rides: "all" }] },
  ],
  [
    pattern`\b(?:with |including |include |need |we need |want )?(?:all (?:the )?)?(?:transfers|rides|vans?|transport(?:ation)?|driver)(?: everywhere| included| for everything| to every (?:course|round)| to all (?:courses|rounds))\b|\b(?:with|including|include|need) (?:all )?(?:the |a )?(?:transfers|rides|vans?|driver|transport(?:ation)?)\b(?! only)`,
    () => ({ set: { rides: "all" } }),
  ],

  [
    pattern`(?:하루 ?)?(?:이동|왕복|차로|운전|이동 ?시간|차량 ?이동)(?:은|이|시간은|시간이|을)? ?(?:왕복 ?)?(?:하루 ?)?(?:왕복 ?)?${DURATION_KO}${WITHIN_KO}`,
    ([words = "", hours = "", rest = "", minutes = ""]) =>
      drive(minutesOf(hours, rest, minutes), /왕복|하루/.test(words)),
  ],
  [
    pattern`(?:호텔|숙소|공항)(?:에서)? ?(?:골프장(?:까지|이|은)? ?)?(?:차로 ?)?(?:편도 ?)?${DURATION_KO}${WITHIN_KO}?(?: ?(?:거리|이내|안))?`,
    ([words = "", hours = "", rest = "", minutes = ""]) =>
      words.startsWith("공항")
        ? undefined
        : drive(minutesOf(hours, rest, minutes), false, words.includes("편도")),
  ],
  [
    pattern`편도 ?${DURATION_KO}${WITHIN_KO}`,
    ([, hours = "", rest = "", minutes = ""]) =>
      drive(minutesOf(hours, rest, minutes), false, true),
  ],
  [
    pattern`\b(?:(?:no more than|at most|under|less than|max(?:imum)?(?: of)?|within|up to) )${DURATION_EN}(?: of)? (?:(?:driving|in the (?:car|van)|on the road|drives?|transfers?)(?: time)?)(?: (?:a|per|each) day)?(?: round trip| there and back)?`,
    ([words = "", hours = "", half = "", rest = "", minutes = ""]) =>
      drive(englishMinutes(hours, half, rest, minutes), /day|round trip|back/.test(words)),
  ],
  [
    pattern`\b(?:driv(?:es?|ing)(?: time)? (?:of )?)(?:no more than|at most|under|less than|max(?:imum)?(?: of)?|within|up to|below) ${DURATION_EN}(?: (?:a|per|each) day)?(?: (?:round trip|there and back|one way|each way))?`,
    ([words = "", hours = "", half = "", rest = "", minutes = ""]) =>
      drive(
        englishMinutes(hours, half, rest, minutes),
        /day|round trip|back/.test(words),
        /one way|each way/.test(words),
      ),
  ],
  [
    pattern`\b(?:within|under|less than|no more than|at most) ${DURATION_EN}(?: drive)? (?:of|from|to) (?:the |our )?hotel\b|\b(?:within|under|less than|no more than|at most) ${DURATION_EN} (?:round trip|there and back|each way|one way|drives?)(?: (?:a|per|each) day)?`,
    ([words = "", ...given]) => {
      const [hours = "", half = "", rest = "", minutes = ""] = given.slice(0, 4).some(Boolean)
        ? given
        : given.slice(4);
      return drive(
        englishMinutes(hours, half, rest, minutes),
        /round trip|back|day/.test(words),
        /one way|each way/.test(words),
      );
    },
  ],

  [
    pattern`(?:가성비(?: ?(?:좋은|있는|위주))?(?: ?(?:로|으로|코스|골프장))*|저렴[가-힣]{0,4}|알뜰[가-힣]{0,3}|(?:제일|가장) ?싼(?: ?[가-힣]{1,3}로)?|싸게|싼 ?(?:데|곳|코스|골프장)(?:로|으로|위주로)?|최저가(?:로)?|실속[가-힣]{0,3})`,
    () => style("value"),
  ],
  [
    pattern`(?:명문(?: ?(?:코스|골프장|구장|클럽))?(?:만|에서|위주로|으로|로| 위주로?)*|럭셔리[가-힣]{0,2}|최고급[가-힣]{0,2}|고급[가-힣]{0,3}|좋은 ?(?:코스|골프장|구장)(?:만|에서|위주로|으로|로| 위주로?)*|평(?:이|점)? ?(?:좋은|높은) ?(?:곳|코스|골프장|데)(?:으로|로|만)?)`,
    () => style("quality"),
  ],
  [
    pattern`(?:(?:이동|동선)(?:은|이|을|거리|시간)*(?:은|이|를|을)? ?(?:적게|짧게|짧은|최소로?|줄여[가-힣]{0,3}|짧았으면)|(?:호텔|숙소)(?:에서)? ?(?:제일 ?|가장 ?)?가까운 ?(?:곳|코스|골프장|데)?(?:만|에서|위주로|으로|로)*|가까운 ?(?:코스|골프장|데|곳)(?:만|에서|위주로|으로|로| 위주로?)*)`,
    () => style("near"),
  ],
  [
    pattern`공항(?:에서)? ?(?:제일 ?|가장 ?)?가까운 ?(?:곳|코스|골프장|호텔|데)?(?:에서|으로|로)*|\b(?:close to|near) (?:to )?the airport\b`,
    () => ({ set: { style: "near" }, other: [{ style: "balanced" }] }),
  ],
  [pattern`(?:골고루|균형 ?있게|적당히|무난하게|고르게)`, () => style("balanced")],
  [
    pattern`\b(?:as )?(?:cheap(?:ly|est)?|budget-?friendly|low[- ]cost|inexpensive(?:ly)?|affordabl[ey]|(?:good|best) value|value for money|on a (?:tight )?budget|economical(?:ly)?)(?: as possible| (?:courses|options?|trip))?\b`,
    () => style("value"),
  ],
  [
    pattern`\b(?:the )?(?:best|top|top-rated|finest|premium|championship|luxury|high-end|highest rated|prestigious)(?: (?:rated|quality|golf))?(?: (?:courses?|golf|clubs|trip))?(?: only)?\b(?! value| price)|\bquality over price\b|\bluxur(?:y|ious)\b`,
    () => style("quality"),
  ],
  [
    pattern`\b(?:short(?:est)? (?:drives?|transfers?|rides?)|(?:as )?little driving(?: as possible)?|(?:not (?:too )?much|minimal|minimum|least|less) driving|close to (?:the |our )?hotel|near(?:by)? (?:the |our )?hotel|nearby courses|courses nearby|close(?:st)? courses)\b`,
    () => ({ ...style("near"), isRefusal: true }),
  ],
  [pattern`\b(?:(?:well[- ])?balanced|a mix|good mix)\b`, () => style("balanced")],
];

function starsOf(stars: number): Meaning | undefined {
  return Number.isInteger(stars) && stars >= 1 && stars <= 5
    ? { set: { hotel: { stars } } }
    : undefined;
}

function style(value: NonNullable<PlanWish["style"]>): Meaning {
  return { set: { style: value } };
}

function minutesOf(hours: string, rest: string, minutes: string): number {
  if (minutes !== "") return Number(minutes);
  return 60 * countOf(hours) + (rest === "반" ? 30 : Number(rest.replace(/\D/g, "") || 0));
}

function englishMinutes(hours: string, half: string, rest: string, minutes: string): number {
  if (minutes !== "") return Number(minutes);
  if (hours === "half an") return 30;
  if (/and a half/.test(hours)) return 90;
  const count = hours === "an" ? 1 : countOf(hours);
  return 60 * count + (half ? 30 : Number(rest || 0));
}

/** A day's driving is there and back; one that is said for one way counts twice. */
function drive(minutes: number, isWholeDay: boolean, isOneWay = false): Meaning | undefined {
  const first = isWholeDay ? minutes : 2 * minutes;
  if (!fits(first)) return undefined;
  const isSure = isWholeDay || isOneWay || !fits(minutes);
  return {
    set: { driveMinutes: first },
    ...(isSure ? {} : { other: [{ driveMinutes: minutes }] }),
  };
}

function fits(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 10 && minutes <= 600;
}
