import type { Repair, WishPart } from "../../plan-types.ts";
import type { PlanWish } from "../../plan-wish.ts";
import type { SolveInput } from "../solve-input.ts";
import { withoutPart, withoutParts } from "./conflict-parts.ts";
import { anyPlan, cheapestPlan } from "./feasible-plan.ts";
import { CHANGED, changesOf, perPerson } from "./plan-changes.ts";

const LANDING = { time: "20:00" };
const TAKE_OFF = { time: "23:00" };
const MOST_REGIONS = 10;

const ENOUGH = 2;
/** Given up as well where that makes another repair. */
const FURTHER = [[], ["rounds"], ["nights"], ["from"]];

/** Where no single change is enough: several at once, and at most one wish that is dropped after them. */
export function jointRepairs(
  input: SolveInput,
  parts: readonly WishPart[],
  known: readonly Repair[],
): readonly Repair[] {
  const repairs = new Map(known.map((repair) => [JSON.stringify(repair), repair]));
  const lastKept = parts.map((part) => [...parts.filter((other) => other !== part), part]);
  for (const order of [parts.toReversed(), parts, ...lastKept]) {
    const given = givenUp(input, order);
    for (const more of FURTHER) {
      const repair = repairOf(input, [...new Set([...given, ...more])]);
      if (repair) repairs.set(JSON.stringify(repair), repair);
      if (repairs.size >= ENOUGH) return [...repairs.values()];
    }
  }
  return [...repairs.values()];
}

/** What has to be given up when the other parts are kept, the first of the order first. */
function givenUp(input: SolveInput, order: readonly WishPart[]): readonly WishPart[] {
  const kept: WishPart[] = [];
  for (const part of order) {
    const dropped = order.filter((other) => other !== part && !kept.includes(other));
    if (anyPlan(input, dropped)) kept.push(part);
  }
  return order.filter((part) => !kept.includes(part));
}

function repairOf(input: SolveInput, given: readonly WishPart[]): Repair | undefined {
  const loose = given.filter((part) => !CHANGED.has(part));
  let change: Partial<PlanWish> = {};
  let drop: WishPart | undefined;
  for (const part of loose) {
    const wider = widened({ ...input.wish, ...change }, part, input);
    if (!wider && drop !== undefined) return undefined;
    if (wider) change = { ...change, ...wider };
    else drop = part;
  }
  const asked = { ...input.wish, ...change };
  const wish = drop === undefined ? asked : withoutPart(asked, drop);
  const changed = changesTogether({ ...input, wish }, given);
  const found = cheapestPlan({ ...input, wish: { ...wish, ...changed } });
  if (!found) return undefined;
  const repair = { change: { ...change, ...changed }, perPerson: perPerson(found, input) };
  return drop === undefined ? repair : { ...repair, drop };
}

/** Makes the smallest change to each field in turn, with the fields after it still dropped. */
function changesTogether(input: SolveInput, given: readonly WishPart[]): Partial<PlanWish> {
  const fields = [...CHANGED].filter((field) => given.includes(field));
  let change: Partial<PlanWish> = {};
  fields.forEach((field, index) => {
    const open = withoutParts(input.wish, fields.slice(index + 1));
    const [least] = changesOf({ ...input, wish: { ...open, ...change } }, field);
    change = { ...change, ...least?.repair.change };
  });
  return change;
}

/** A part given up by saying something wider in its place; undefined where it can only be dropped. */
function widened(
  wish: PlanWish,
  part: WishPart,
  { candidates }: SolveInput,
): Partial<PlanWish> | undefined {
  const left = withoutPart(wish, part);
  const [field = ""] = part.split(":");
  switch (field) {
    case "teeTime":
      return { teeTime: {} };
    case "arrival":
      return { arrival: LANDING };
    case "departure":
      return { departure: TAKE_OFF };
    case "hotel.stars":
    case "hotel.id":
    case "hotel.rooms":
      return { hotel: left.hotel };
    case "must":
      return left.must && { must: left.must };
    case "avoid":
      return left.avoid && { avoid: left.avoid };
    case "caddies":
      return left.caddies && { caddies: left.caddies };
    case "regions": {
      const regions = [...new Set(candidates.hotels.map(({ regionId }) => regionId))];
      return regions.length <= MOST_REGIONS ? { regions } : undefined;
    }
    default:
      return undefined;
  }
}
