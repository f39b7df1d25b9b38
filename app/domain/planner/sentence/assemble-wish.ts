import type { PlanWish, WishField } from "../plan-wish.ts";
import { planWishSchema } from "../plan-wish-schema.ts";
import type { Claim, Meaning } from "./sentence-claim.ts";
import { ASSUMED_GOLFERS, type ReadField } from "./sentence-reading.ts";

type Values = { [Field in WishField]?: PlanWish[Field] };
type Taken = { readonly claim: Claim; readonly meaning: Meaning };

export type Assembled = {
  readonly wish: PlanWish;
  readonly taken: readonly (ReadField & { readonly claim: Claim })[];
  /** They contradict a claim that was taken before. */
  readonly refused: readonly Claim[];
};

const LISTS: readonly WishField[] = ["regions", "must", "avoid", "caddies"];
const PARTS: readonly WishField[] = ["hotel", "teeTime"];

/** Puts the claims together; of two that contradict each other the first stands. */
export function assembleWish(
  claims: readonly Claim[],
  wordsOf: (claim: Claim) => string,
): Assembled {
  let values: Values = {};
  const taken: Taken[] = [];
  const refused: Claim[] = [];
  const take = (claim: Claim, meaning: Meaning | undefined) => {
    const merged = meaning && merge(values, meaning.set, claim.later !== undefined);
    if (!merged || !isWish(merged)) {
      refused.push(claim);
      return;
    }
    values = merged;
    if (meaning) taken.push({ claim, meaning });
  };
  // Dates that hold their nights come before nights that stand alone.
  const direct = claims.filter(({ later }) => !later);
  for (const claim of direct.toSorted((a, b) => sizeOf(b) - sizeOf(a))) take(claim, claim);
  for (const claim of claims.filter(({ later }) => later)) take(claim, claim.later?.(values));
  const wish = { ...values, golfers: values.golfers ?? ASSUMED_GOLFERS };
  return {
    wish,
    taken: taken
      .toSorted((a, b) => a.claim.start - b.claim.start)
      .flatMap((each) => fieldsOf(each, wish, wordsOf)),
    refused,
  };
}

function sizeOf({ set }: Claim): number {
  return "from" in set && "nights" in set ? 1 : 0;
}

function isWish(values: Values): boolean {
  return planWishSchema.safeParse({ golfers: ASSUMED_GOLFERS, ...values }).success;
}

/** Undefined where they contradict each other. */
function merge(values: Values, set: Partial<PlanWish>, mayRecount: boolean): Values | undefined {
  const merged: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(set)) {
    const field = name as WishField;
    const before = values[field];
    const both =
      before === undefined || (mayRecount && field === "golfers")
        ? value
        : joined(field, before, value);
    if (both === undefined) return undefined;
    merged[field] = both;
  }
  const result = merged as Values;
  const isTorn = result.must?.some((id) => result.avoid?.includes(id)) ?? false;
  const isHotelTorn =
    result.hotel?.id !== undefined && (result.avoid?.includes(result.hotel.id) ?? false);
  return isTorn || isHotelTorn ? undefined : result;
}

function joined(field: WishField, before: unknown, value: unknown): unknown {
  if (LISTS.includes(field)) return [...new Set([...(before as string[]), ...(value as string[])])];
  if (PARTS.includes(field)) {
    const [old, added] = [before as Record<string, unknown>, value as Record<string, unknown>];
    const isTorn = Object.entries(added).some(
      ([name, part]) => old[name] !== undefined && old[name] !== part,
    );
    return isTorn ? undefined : { ...old, ...added };
  }
  return JSON.stringify(before) === JSON.stringify(value) ? value : undefined;
}

function fieldsOf({ claim, meaning }: Taken, wish: PlanWish, wordsOf: (claim: Claim) => string) {
  const words = wordsOf(claim);
  return (Object.keys(meaning.set) as WishField[]).map((field) => {
    const other = (meaning.other ?? []).filter(
      (each) =>
        field in each || Object.keys(meaning.set).length === 1 || isFirst(field, meaning, each),
    );
    const whole = other.map((each) => completed(each, meaning.set, wish)).filter(isWishPart);
    return { field, words, claim, ...(whole.length > 0 ? { other: whole } : {}) };
  });
}

/** A reading of other fields is shown with the first field that it would change. */
function isFirst(field: WishField, { set }: Meaning, other: Partial<PlanWish>): boolean {
  return Object.keys(other).every((name) => !(name in set)) && Object.keys(set)[0] === field;
}

/** What else was said of the same field stays when the other reading is chosen. */
function completed(
  other: Partial<PlanWish>,
  set: Partial<PlanWish>,
  wish: PlanWish,
): Partial<PlanWish> {
  const entries = Object.entries(other).map(([name, value]) => {
    const field = name as WishField;
    if (LISTS.includes(field)) {
      const taken = (set[field] ?? []) as readonly string[];
      const rest = ((wish[field] ?? []) as readonly string[]).filter((id) => !taken.includes(id));
      return [field, [...new Set([...rest, ...(value as readonly string[])])]];
    }
    if (!PARTS.includes(field)) return [field, value];
    const taken = Object.keys((set[field] ?? {}) as object);
    const rest = Object.entries((wish[field] ?? {}) as object).filter(
      ([part]) => !taken.includes(part),
    );
    return [field, { ...Object.fromEntries(rest), ...(value as object) }];
  });
  return Object.fromEntries(entries) as Partial<PlanWish>;
}

function isWishPart(part: Partial<PlanWish>): boolean {
  return planWishSchema.partial().safeParse(part).success;
}
