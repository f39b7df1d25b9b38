import type { PlanWish } from "../../plan-wish.ts";
import type { Claim } from "../sentence-claim.ts";
import type { SentenceContext } from "../sentence-reading.ts";
import type { NameHit } from "./find-names.ts";
import type { NameKind, NameRef } from "./lexicon.ts";
import { namesMeaning } from "./name-meaning.ts";

const WINDOW = 30;
const GENERIC =
  "(?: ?(?:골프장|골프 ?클럽|골프 ?코스|컨트리 ?클럽|cc|씨씨|코스|호텔|리조트|숙소|쪽|구장|골프|golf (?:club|course)|country club|golf|course|hotel|resort|club))*";
const BETWEEN = new RegExp(
  `^${GENERIC}(?:은|는|도)?(?: ?(?:,|·|\\/|&|\\+|이랑|랑|하고|와|과|이나|나|또는|아니면|혹은|및|그리고|and|or|nor|plus|as well as))* ?(?:the )?$`,
  "u",
);
const EITHER = /이나|나$|나 |또는|아니면|혹은|\bor\b/u;
const DENIED_AFTER = new RegExp(
  `^${GENERIC}(?:은|는|을|를|이|가|만|도|에는|엔|에서는|에서)? ?(?:이?제 ?|다 ?|둘 ?다 ?|모두 ?|절대 ?|좀 ?|꼭 ?)?(?:말고(?:요|는)?|빼고|빼 ?주\\S{0,4}|빼 ?줘\\S{0,2}|빼면|뺀|제외\\S{0,5}|싫\\S{0,4}|안 ?(?:가|갈|칠|쳐|치|갔)\\S{0,5}|가기 ?싫\\S{0,3}|피하\\S{0,4}|피해\\S{0,3}|별로\\S{0,3}|됐\\S{0,2}|아닌|아니\\S{0,3}|패스\\S{0,2}|가 ?(?:봤|본)\\S{0,6}(?: ?빼\\S{0,5})?|(?:is|are) (?:out|not)(?: of the question)?\\b|excluded|no thanks)`,
  "u",
);
const DENIED_BEFORE =
  /(?:\bnot|\bno|\bavoid(?:ing)?|\bexcept(?: for)?|\bexcluding|\bwithout|\bskip(?:ping)?|\b(?:anything|anywhere) (?:but|except)|\bother than|\binstead of|\brather than|\bdon't (?:want|like)|\bdo not (?:want|like)|\bnever|\bhate|\bleave out|\bleaving out|\bwould rather not)(?: to)?(?: (?:play(?:ing)?|go(?:ing)?(?: to)?|stay(?:ing)?))?(?: (?:at|in|on|the|again))* ?$/u;
const NEAR_AFTER = new RegExp(
  `^${GENERIC}(?:에서|의|에|이랑|와|과)? ?(?:근처|주변|옆|가까|인근)`,
  "u",
);
const NEAR_BEFORE = /\b(?:near|close to|around|next to|by|like|similar to) (?:the )?$/u;
const LIKE_AFTER = new RegExp(`^${GENERIC} ?(?:같은|처럼|비슷한|만큼)`, "u");
const WANTED_AFTER = new RegExp(
  `^${GENERIC}(?:은|는|을|를|이|가|에서|에서는|에|에는|도|만|으로|로)? ?(?:꼭|반드시|무조건|필수\\S{0,3}|(?:is |are )?(?:both )?(?:a )?must(?:s|-play|-plays)?\\b)(?: ?(?:가고|치고|넣어|포함|가|쳐|한 ?번)\\S{0,4}(?: ?싶\\S{0,4})?)?`,
  "u",
);
const STAYS_AFTER =
  /^(?: ?(?:호텔|숙소|리조트|hotel|resort))|^(?:에서|에)? ?(?:묵|자고|숙박|머물|잘 )|^(?: ?(?:hotel|resort))/u;
const STAYS_BEFORE =
  /\b(?:stay(?:ing)?|sleep(?:ing)?|hotel|rooms?)(?: at| in| is)?(?: the)? $|(?:숙소|호텔)(?:는|은)? ?$/u;
const CADDIE = /캐디|caddie|caddy/u;

export type NameGroup = {
  readonly start: number;
  readonly end: number;
  readonly hits: readonly (readonly NameRef[])[];
  readonly isDenied: boolean;
  /** One of them is enough. */
  readonly isEither: boolean;
};

type Group = { readonly hits: NameHit[]; kind: Sort };
type Sort = "place" | "product" | "caddie";

/** Places, courses, hotels and caddies, each with what the words around it want. */
export function nameClaims(
  plain: string,
  hits: readonly NameHit[],
  { lexicon }: SentenceContext,
): Claim[] {
  const groups = groupsOf(plain, hits).map((group) => seenGroup(plain, group));
  const regions = groups
    .filter(({ sort, isDenied, isNear }) => sort === "place" && !isDenied && !isNear)
    .flatMap(({ hits: all }) => all.flat().map(({ id }) => id));
  return groups.flatMap((group) => {
    if (group.isNear && group.sort !== "place") return [];
    const meaning = namesMeaning(group, group.sort, { regions: new Set(regions), lexicon });
    return meaning ? [{ start: group.start, end: group.end, ...meaning, isRefusal: true }] : [];
  });
}

function groupsOf(plain: string, hits: readonly NameHit[]): Group[] {
  const groups: Group[] = [];
  for (const hit of hits) {
    const kind = sortOf(hit.refs);
    if (!kind) continue;
    const last = groups.at(-1);
    const previous = last?.hits.at(-1);
    const isNext =
      last?.kind === kind &&
      previous !== undefined &&
      !isSecondPlace(plain, last, hit) &&
      BETWEEN.test(plain.slice(previous.end, hit.start).slice(0, WINDOW));
    if (isNext) last.hits.push(hit);
    else groups.push({ hits: [hit], kind });
  }
  return groups;
}

/** "Not Pattaya, Hua Hin" wants the second one. */
function isSecondPlace(plain: string, { hits, kind }: Group, { start }: NameHit): boolean {
  const [first, last] = [hits[0]?.start ?? 0, hits.at(-1)?.end ?? 0];
  const isAfterComma = /^ ?,/.test(plain.slice(last, start));
  return (
    kind === "place" &&
    isAfterComma &&
    DENIED_BEFORE.test(plain.slice(Math.max(0, first - WINDOW), first))
  );
}

function sortOf(refs: readonly NameRef[]): Sort | undefined {
  const has = (...kinds: readonly NameKind[]) => refs.some(({ kind }) => kinds.includes(kind));
  if (has("region", "country")) return "place";
  if (has("course", "hotel")) return "product";
  return has("caddie") ? "caddie" : undefined;
}

function seenGroup(plain: string, { hits, kind }: Group) {
  const start = hits[0]?.start ?? 0;
  const end = hits.at(-1)?.end ?? 0;
  const before = plain.slice(Math.max(0, start - WINDOW), start);
  const after = plain.slice(end, end + WINDOW);
  const deniedAfter = DENIED_AFTER.exec(after)?.[0];
  const deniedBefore = deniedAfter === undefined ? DENIED_BEFORE.exec(before)?.[0] : undefined;
  const wanted = (deniedAfter ?? deniedBefore) ? undefined : WANTED_AFTER.exec(after)?.[0];
  const inside = hits.slice(1).map((hit, index) => plain.slice(hits[index]?.end, hit.start));
  return {
    sort: kind,
    start: start - (deniedBefore?.trimStart().length ?? 0),
    end: end + (deniedAfter ?? wanted ?? "").trimEnd().length,
    hits: hits.map((hit) => wantedRefs(plain, hit, kind)),
    isDenied: deniedAfter !== undefined || deniedBefore !== undefined,
    isEither: inside.some((words) => EITHER.test(`${words.trim()} `) || EITHER.test(words.trim())),
    isNear:
      NEAR_AFTER.test(after) ||
      NEAR_BEFORE.test(before) ||
      LIKE_AFTER.test(after) ||
      (kind === "place" && /^ ?(?:공항|airport)/u.test(after)),
  };
}

/** A name that is a course's and a hotel's means the hotel where the words around it speak of staying. */
function wantedRefs(plain: string, { start, end, refs }: NameHit, kind: Sort): readonly NameRef[] {
  if (kind === "place")
    return refs.filter((ref) => ref.kind === "region" || ref.kind === "country");
  if (kind === "caddie") return refs.filter((ref) => ref.kind === "caddie");
  const after = plain.slice(end, end + WINDOW);
  const isStay =
    STAYS_AFTER.test(after) || STAYS_BEFORE.test(plain.slice(Math.max(0, start - WINDOW), start));
  const hotels = refs.filter((ref) => ref.kind === "hotel");
  const courses = refs.filter((ref) => ref.kind === "course");
  return isStay && hotels.length > 0 ? [...hotels, ...courses] : [...courses, ...hotels];
}

/** "캐디 114번", "자이 캐디": short names and numbers count next to the word alone. */
export function caddieClaims(plain: string, { lexicon }: SentenceContext): Claim[] {
  const word = "([가-힣]{1,8}?|[a-z]{2,14}|(?<!\\d)\\d{2,4})";
  const shapes = [
    new RegExp(
      `(?:캐디|caddies?|caddys?)(?:는|은|로는)? ?(?:님 ?)?(?:no\\.? ?|number |#)?${word}(?: ?번)?(?:님|씨)?(?=[ ,.!?로으을를이가은는]|$)`,
      "gu",
    ),
    new RegExp(
      `(?<![가-힣a-z\\d])${word}(?: ?번)?(?:님|씨)? ?(?:캐디|caddie|caddy)(?:님|씨)?`,
      "gu",
    ),
  ];
  return shapes.flatMap((shape) =>
    [...plain.matchAll(shape)].flatMap((match) => {
      const ids = lexicon.caddies.get(match[1] ?? "") ?? [];
      const [first, ...others] = ids;
      if (first === undefined || !CADDIE.test(match[0])) return [];
      const other = others.map((id): Partial<PlanWish> => ({ caddies: [id] }));
      return [
        {
          start: match.index,
          end: match.index + match[0].trimEnd().length,
          set: { caddies: [first] },
          ...(other.length > 0 ? { other } : {}),
        },
      ];
    }),
  );
}
