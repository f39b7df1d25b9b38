import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { jsonText } from "#app/domain/common/text/json-text.ts";
import { says } from "#app/domain/common/validation.ts";
import { BEST_COUNT, type BestPin } from "./fill-best.ts";

const day = z
  .string()
  .refine(
    (text): text is LocalDate => parseLocalDate(text) !== undefined,
    says("record.day_required"),
  )
  .nullable();

const pin = z.object({
  id: z.string().min(1).max(80),
  rank: z.number().int().min(1).max(BEST_COUNT),
  until: day,
});

/** Stored as JSON and sent as JSON: each course and each rank once. */
export const bestPinsSchema = z
  .array(pin)
  .max(BEST_COUNT)
  .refine(
    (pins) =>
      new Set(pins.map(({ id }) => id)).size === pins.length &&
      new Set(pins.map(({ rank }) => rank)).size === pins.length,
    says("common.bad_request"),
  );

const version = z.coerce.number().int().min(1).max(2_147_483_647);
const entry = z.coerce.number().int().min(1).max(2_147_483_647);

/** What the page of the best 30 sends. */
export const bestFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), version, pins: jsonText(bestPinsSchema, 20_000) }),
  z.object({ intent: z.literal("undo"), version, entry }),
  z.object({ intent: z.literal("refresh") }),
]);

/** Holds a course at a rank; a pin that is in the way moves to the next rank that is free. */
export function pinAt(
  pins: readonly BestPin[],
  { id, rank }: { readonly id: string; readonly rank: number },
): readonly BestPin[] {
  const until = pins.find((pin) => pin.id === id)?.until ?? null;
  const others = pins.filter((pin) => pin.id !== id);
  return inOrder([{ id, rank, until }, ...madeWay(others, rank)]);
}

function madeWay(pins: readonly BestPin[], rank: number): readonly BestPin[] {
  const inTheWay = pins.find((pin) => pin.rank === rank);
  if (!inTheWay) return pins;
  const taken = new Set([rank, ...pins.map((pin) => pin.rank)]);
  const free = ranks().filter((each) => !taken.has(each));
  const next = free.find((each) => each > rank) ?? free.at(-1);
  const others = pins.filter((pin) => pin !== inTheWay);
  return next === undefined ? others : [...others, { ...inTheWay, rank: next }];
}

function ranks(): readonly number[] {
  return Array.from({ length: BEST_COUNT }, (_, index) => index + 1);
}

export function unpin(pins: readonly BestPin[], id: string): readonly BestPin[] {
  return pins.filter((pin) => pin.id !== id);
}

export function pinUntil(
  pins: readonly BestPin[],
  id: string,
  until: BestPin["until"],
): readonly BestPin[] {
  return pins.map((pin) => (pin.id === id ? { ...pin, until } : pin));
}

/** Two lists of pins that say the same are equal, however they came about. */
export function samePins(a: readonly BestPin[], b: readonly BestPin[]): boolean {
  return JSON.stringify(inOrder(a).map(facts)) === JSON.stringify(inOrder(b).map(facts));
}

function facts({ id, rank, until }: BestPin) {
  return [id, rank, until];
}

function inOrder(pins: readonly BestPin[]): readonly BestPin[] {
  return pins.toSorted((a, b) => a.rank - b.rank);
}
