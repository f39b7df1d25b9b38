import { type FormEvent, useRef, useState } from "react";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { conditionErrors } from "#app/domain/tournament/condition-errors.ts";
import {
  type Applicant,
  type EntryConditions,
  personInput,
  refusalsOf,
} from "#app/domain/tournament/entry-conditions.ts";
import type { PersonStart } from "./entrant-fields.tsx";

type Listed = { readonly key: number; readonly start: PersonStart };

type Conditions = EntryConditions & { readonly playsOn: LocalDate };

const AGREEMENTS = ["agreeSafety", "agreePhotos", "agreeRefund"];

/** The people of the form and what is already known to be wrong with them, while it is filled in. */
export function useApplication(conditions: Conditions, start: readonly PersonStart[]) {
  const nextKey = useRef(start.length);
  const [people, setPeople] = useState<readonly Listed[]>(() =>
    start.map((each, key) => ({ key, start: each })),
  );
  const [typed, setTyped] = useState<readonly Applicant[]>(() => start.map(applicantOf));
  const [unticked, setUnticked] = useState(AGREEMENTS.length);

  function read(event: FormEvent<HTMLFormElement>): void {
    const form = new FormData(event.currentTarget);
    setTyped(people.map((_, index) => applicantOf(textsOf(form, index))));
    setUnticked(AGREEMENTS.filter((name) => !form.has(name)).length);
  }

  const refusals = refusalsOf(conditions, typed, conditions.playsOn);
  // What is still empty is not wrong yet.
  const wrong = refusals.filter(({ issue }) => !issue.endsWith("_unknown"));
  return {
    people,
    typed,
    unticked,
    read,
    errors: conditionErrors(wrong),
    wrongNames: [...new Set(wrong.map(({ name }) => name))],
    isMet: (index: number) =>
      Boolean(typed[index]?.name) && !refusals.some(({ person }) => person === index),
    add(person: PersonStart = {}) {
      setPeople([...people, { key: nextKey.current++, start: person }]);
      setTyped([...typed, applicantOf(person)]);
    },
    remove(index: number) {
      setPeople(people.toSpliced(index, 1));
      setTyped(typed.toSpliced(index, 1));
    },
  };
}

function textsOf(form: FormData, index: number): PersonStart {
  const text = (field: "name" | "gender" | "birthYear" | "handicap") =>
    String(form.get(personInput(field, index)) ?? "");
  return {
    name: text("name"),
    gender: text("gender"),
    birthYear: text("birthYear"),
    handicap: text("handicap"),
  };
}

function applicantOf({ name = "", gender, birthYear, handicap }: PersonStart): Applicant {
  return {
    name: name.trim(),
    gender: gender === "male" || gender === "female" ? gender : null,
    birthYear: /^\d{4}$/.test(birthYear ?? "") ? Number(birthYear) : null,
    handicap: handicap && Number.isFinite(Number(handicap)) ? Number(handicap) : null,
  };
}
