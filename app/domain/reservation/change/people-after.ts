import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import {
  namesNeeded,
  type Traveller,
  travellerSchema,
} from "#app/domain/order/people/traveller.ts";

type Asked = { get(name: string): unknown; getAll(name: string): readonly unknown[] };

type Places = {
  /** The current travellers. */
  readonly now: readonly Traveller[];
  /** How many names are needed then. */
  readonly places: number;
  /** The requesting member's saved companions. */
  readonly known: readonly (Traveller & { readonly id: string })[];
};

/** How many names a line takes then: as many as are needed, and no fewer than go now while they fit. */
export function placesAfter(choice: CartLine, now: readonly Traveller[]): number {
  return Math.max(namesNeeded(choice), Math.min(now.length, linePeople(choice)));
}

export type PeopleAfter =
  /** Nothing where those who go now go on. */
  | { readonly ok: true; readonly people: readonly Traveller[] | undefined }
  | { readonly ok: false; readonly fields: Readonly<Record<string, ErrorCode>> };

/** The travellers after a change: those who stay, and for each new place a companion or a new name. */
export function peopleAfter(asked: Asked, { now, places, known }: Places): PeopleAfter {
  const gone = new Set(asked.getAll("gone").map(String));
  const fewer = Math.max(0, now.length - places);
  if (fewer > 0 && gone.size > 0 && gone.size !== fewer) {
    return { ok: false, fields: { gone: "reservation.change_who" } };
  }
  const staying = now.filter((_, index) => !gone.has(String(index))).slice(0, places);
  const people: Traveller[] = [...staying];
  const fields: Record<string, ErrorCode> = {};
  for (let seat = staying.length; seat < places; seat += 1) {
    const person = personAt(asked, seat, known);
    if (person) people.push(person);
    else fields[`first.${seat}`] = "traveller.missing";
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  const isSame = people.length === now.length && people.every((each, index) => each === now[index]);
  return { ok: true, people: isSame ? undefined : people };
}

/** A companion from the address book, or a typed name. */
export function personAt(
  asked: Asked,
  seat: number,
  known: Places["known"],
): Traveller | undefined {
  const names = { firstName: asked.get(`first.${seat}`), lastName: asked.get(`last.${seat}`) };
  const chosen = known.find(({ id }) => id === asked.get(`who.${seat}`));
  // A typed name overrides an earlier choice.
  if (chosen && !names.firstName && !names.lastName) {
    const { id: _, ...person } = chosen;
    return person;
  }
  const read = travellerSchema.safeParse(names);
  return read.success ? read.data : undefined;
}
