import type { Localized } from "#app/domain/common/language/languages.ts";

/** Rules to know before a visit; each course may word them in its own way. */
export type CourseRules = {
  readonly checkIn: Localized;
  readonly dressCode: Localized;
  readonly rain: Localized;
  readonly twoBall: Localized;
  readonly single: Localized;
  readonly gallery: Localized;
};
