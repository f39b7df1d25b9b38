import { useState } from "react";
import type { NamedLine } from "#app/features/checkout/form/checkout-form-lines.ts";

/** A traveller as the form holds them; all text. */
export type Person = {
  /** The key of a row, so that removing one leaves the others. */
  readonly id: number;
  readonly isBooker: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly handicap: string;
  readonly gender: string;
  readonly birthday: string;
};

export type PersonName = { readonly firstName: string; readonly lastName: string };

export type KnownPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string | null;
  readonly birthday: string | null;
  readonly handicap: number | null;
  /** Had said so the last time. */
  readonly isBooker?: boolean;
};

const MOST_PEOPLE = 40;

/** The travellers: as many rows as the largest line needs, the first for the booker. */
export function usePeople(lines: readonly NamedLine[], known: readonly KnownPerson[]) {
  const needed = Math.max(0, ...lines.map(({ need }) => need));
  const most = Math.min(
    MOST_PEOPLE,
    Math.max(needed, ...lines.map(({ need, most }) => Math.max(need, most))) + needed,
  );
  const [people, setPeople] = useState<readonly Person[]>(() =>
    Array.from({ length: Math.max(needed, Math.min(known.length, most)) }, (_, id) =>
      personOf(id, known[id]),
    ),
  );
  // A line that comes with a larger party brings its rows.
  const shown =
    people.length >= needed
      ? people
      : [...people, ...Array.from({ length: needed - people.length }, (_, n) => personOf(n + 90))];

  return {
    people: shown,
    change: (id: number, change: Partial<Person>) =>
      setPeople(shown.map((each) => (each.id === id ? { ...each, ...change } : each))),
    add:
      shown.length < most
        ? () => setPeople([...shown, personOf(1 + Math.max(-1, ...shown.map((each) => each.id)))])
        : undefined,
    remove:
      shown.length > needed
        ? (id: number) => setPeople(shown.filter((each) => each.id !== id))
        : undefined,
  };
}

export type People = ReturnType<typeof usePeople>;

/** What a saved companion puts into a row. */
export function filledBy(known: KnownPerson): Partial<Person> {
  const { firstName, lastName } = known;
  return {
    isBooker: false,
    firstName,
    lastName,
    handicap: known.handicap === null ? "" : String(known.handicap),
    gender: known.gender ?? "",
    birthday: known.birthday ?? "",
  };
}

/** As in the passport; of the booker as written above. */
export function nameOf(person: Person, booker: PersonName): string {
  const { firstName, lastName } = person.isBooker ? booker : person;
  return `${lastName} ${firstName}`.trim().toUpperCase();
}

function personOf(id: number, known?: KnownPerson): Person {
  const blank = { firstName: "", lastName: "", handicap: "", gender: "", birthday: "" };
  if (!known) return { id, isBooker: id === 0, ...blank };
  return { id, ...blank, ...filledBy(known), isBooker: id === 0 && known.isBooker === true };
}
