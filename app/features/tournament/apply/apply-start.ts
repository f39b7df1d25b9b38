import {
  MOST_PEOPLE,
  PERSON_FIELDS,
  personInput,
} from "#app/domain/tournament/entry-conditions.ts";
import type { ApplicantProfile } from "../entry/entry-queries.server.ts";
import type { PersonStart } from "./entrant-fields.tsx";

/** What the form starts with: oneself, or what was typed before a refusal. */
export function startOf(
  { name, gender, birthYear }: ApplicantProfile,
  typed: Readonly<Record<string, string>> | undefined,
): readonly PersonStart[] {
  const count = Number(typed?.people);
  if (!typed || !(count >= 1 && count <= MOST_PEOPLE)) {
    return [{ name, gender: gender ?? "", birthYear: String(birthYear ?? "") }];
  }
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      PERSON_FIELDS.map((field) => [field, typed[personInput(field, index)] ?? ""]),
    ),
  );
}

type Companion = {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string | null;
  readonly birthday: string | null;
  readonly handicap: number | null;
};

/** The address book has names as passports write them. */
export function companionStarts(companions: readonly Companion[]): readonly PersonStart[] {
  return companions.map(({ firstName, lastName, gender, birthday, handicap }) => ({
    name: `${lastName} ${firstName}`,
    gender: gender ?? "",
    birthYear: birthday?.slice(0, 4) ?? "",
    handicap: handicap === null ? "" : String(handicap),
  }));
}
