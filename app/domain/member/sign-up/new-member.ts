import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { SignUpConsent } from "./sign-up-consents.ts";

/** A member who has just joined, in any way. */
export type NewMember = {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly agree: readonly SignUpConsent[];
  readonly at: Date;
};

/** Below it the law requires a guardian's consent, which we cannot collect. */
const MINIMUM_AGE = 14;

/** Whole years lived, counted by the calendar: a birthday on 29 February falls on 1 March. */
function ageOn(day: LocalDate, birthday: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}

export function isOldEnough(birthday: LocalDate, today: LocalDate): boolean {
  return ageOn(today, birthday) >= MINIMUM_AGE;
}
