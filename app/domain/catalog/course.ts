import type { Localized } from "../locale.ts";

/** What a golfer should know before going; each course may word it in its own way. */
export type CourseRules = {
  readonly checkIn: Localized;
  readonly dressCode: Localized;
  readonly rain: Localized;
  readonly twoBall: Localized;
  readonly single: Localized;
  readonly gallery: Localized;
};
