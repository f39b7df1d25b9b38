import type { LocalDate } from "../common/date/local-date.ts";

export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];

export const GENDER_CONDITIONS = ["any", ...GENDERS] as const;

/** The conditions to play; null is no limit. */
export type EntryConditions = {
  readonly gender: (typeof GENDER_CONDITIONS)[number];
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly maxHandicap: number | null;
};

export type Applicant = {
  readonly name: string;
  readonly gender: Gender | null;
  readonly birthYear: number | null;
  readonly handicap: number | null;
};

export type ConditionIssue =
  | "gender"
  | "gender_unknown"
  | "too_young"
  | "too_old"
  | "age_unknown"
  | "handicap"
  | "handicap_unknown";

/** The person who may not play, by their place in the application, and why. */
export type Refusal = {
  readonly person: number;
  readonly name: string;
  readonly issue: ConditionIssue;
};

/** Years are counted by the calendar: a player who turns 40 in the year of the tournament is 40. */
export function ageOn(birthYear: number, playsOn: LocalDate): number {
  return Number(playsOn.slice(0, 4)) - birthYear;
}

/** Everybody who does not meet a condition, so that the others can go on without them. */
export function refusalsOf(
  conditions: EntryConditions,
  people: readonly Applicant[],
  playsOn: LocalDate,
): readonly Refusal[] {
  return people.flatMap((person, index) =>
    issuesOf(conditions, person, playsOn).map((issue) => ({
      person: index,
      name: person.name,
      issue,
    })),
  );
}

export function issuesOf(
  conditions: EntryConditions,
  person: Omit<Applicant, "name">,
  playsOn: LocalDate,
): readonly ConditionIssue[] {
  return [
    genderIssue(conditions, person),
    ageIssue(conditions, person, playsOn),
    handicapIssue(conditions, person),
  ].filter((issue) => issue !== undefined);
}

function genderIssue(
  { gender }: EntryConditions,
  person: Pick<Applicant, "gender">,
): ConditionIssue | undefined {
  if (gender === "any" || gender === person.gender) return undefined;
  return person.gender === null ? "gender_unknown" : "gender";
}

function ageIssue(
  { minAge, maxAge }: EntryConditions,
  { birthYear }: Pick<Applicant, "birthYear">,
  playsOn: LocalDate,
): ConditionIssue | undefined {
  if (minAge === null && maxAge === null) return undefined;
  if (birthYear === null) return "age_unknown";
  const age = ageOn(birthYear, playsOn);
  if (minAge !== null && age < minAge) return "too_young";
  return maxAge !== null && age > maxAge ? "too_old" : undefined;
}

function handicapIssue(
  { maxHandicap }: EntryConditions,
  { handicap }: Pick<Applicant, "handicap">,
): ConditionIssue | undefined {
  if (maxHandicap === null) return undefined;
  if (handicap === null) return "handicap_unknown";
  return handicap > maxHandicap ? "handicap" : undefined;
}

/** together: with those who apply together · named: with others, by name · any: with anybody. */
export const FLIGHT_WISHES = ["together", "named", "any"] as const;
export type FlightWish = (typeof FLIGHT_WISHES)[number];

export const SHIRT_SIZES = ["S", "M", "L", "XL", "XXL"] as const;
export type ShirtSize = (typeof SHIRT_SIZES)[number];

/** none: no van · included: in the fee · extra: at the golfer's cost. */
export const VAN_TERMS = ["none", "included", "extra"] as const;

/** As many as one order enters. */
export const MOST_PEOPLE = 8;

/** The inputs of one person are named by their number: `name_0`, `handicap_1`. */
export const PERSON_FIELDS = ["name", "gender", "birthYear", "handicap", "shirt"] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

export function personInput(field: PersonField, index: number): string {
  return `${field}_${index}`;
}
