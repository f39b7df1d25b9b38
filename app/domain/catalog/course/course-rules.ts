import type { Localized } from "#app/domain/common/language/languages.ts";

/** What to know before a visit, in the order of the page; each course words them in its own way. */
export const COURSE_RULES = [
  "checkIn",
  "dressCode",
  "rain",
  "twoBall",
  "single",
  "gallery",
] as const;

export type CourseRule = (typeof COURSE_RULES)[number];
export type CourseRules = Readonly<Record<CourseRule, Localized>>;

/** Staff may leave any of them empty. */
export function writtenRules(rules: Readonly<Record<CourseRule, string>>): CourseRule[] {
  return COURSE_RULES.filter((rule) => rules[rule] !== "");
}
