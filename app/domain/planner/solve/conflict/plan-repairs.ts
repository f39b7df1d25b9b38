import type { Repair, WishPart } from "../../plan-types.ts";
import type { SolveInput } from "../solve-input.ts";
import { withoutPart } from "./conflict-parts.ts";
import { cheapestPlan } from "./feasible-plan.ts";
import { jointRepairs } from "./joint-repairs.ts";
import { CHANGED, changesOf, DROPPED, perPerson } from "./plan-changes.ts";

const LEAST_REPAIRS = 2;
const MOST_REPAIRS = 5;

type Sized = { readonly size: number; readonly repair: Repair };

/** Changes of the whole wish after which there is a plan, the least first: of what collides, then of the rest. */
export function repairsOf(
  input: SolveInput,
  wishes: readonly WishPart[],
  parts: readonly WishPart[],
): readonly Repair[] {
  const asked = [...new Set(wishes.map(fieldOf))];
  const own = [...asked.flatMap((field) => changesOf(input, field)), ...dropsOf(input, wishes)];
  if (own.length >= LEAST_REPAIRS) return inSize(own);
  const rest = parts.filter((part) => !wishes.includes(part));
  const fields = ["from", "rounds", "nights", "budget", "driveMinutes"];
  const others = fields.filter((field) => !asked.includes(field));
  const more: Sized[] = [];
  for (const field of others) {
    if (own.length + more.length < LEAST_REPAIRS) more.push(...changesOf(input, field));
  }
  for (const part of rest) {
    if (own.length + more.length < LEAST_REPAIRS) more.push(...dropsOf(input, [part]));
  }
  const found = [...inSize(own), ...inSize(more)].slice(0, MOST_REPAIRS);
  return found.length >= LEAST_REPAIRS ? found : jointRepairs(input, parts, found);
}

function inSize(repairs: readonly Sized[]): readonly Repair[] {
  return repairs
    .toSorted((a, b) => a.size - b.size)
    .slice(0, MOST_REPAIRS)
    .map(({ repair }) => repair);
}

function fieldOf(part: WishPart): string {
  return part.split(":")[0] ?? part;
}

function dropsOf(input: SolveInput, parts: readonly WishPart[]): readonly Sized[] {
  return parts
    .filter((part) => !CHANGED.has(part))
    .flatMap((part) => {
      const found = cheapestPlan({ ...input, wish: withoutPart(input.wish, part) });
      const repair = found && { drop: part, perPerson: perPerson(found, input) };
      return repair ? [{ size: DROPPED, repair }] : [];
    });
}
