import type { ErrorCode } from "../common/errors/errors.ts";
import {
  type ConditionIssue,
  type PersonField,
  personInput,
  type Refusal,
} from "./entry-conditions.ts";

const ERRORS: Readonly<
  Record<ConditionIssue, { readonly field: PersonField; readonly code: ErrorCode }>
> = {
  gender: { field: "gender", code: "tournament.gender" },
  gender_unknown: { field: "gender", code: "tournament.gender_required" },
  too_young: { field: "birthYear", code: "tournament.too_young" },
  too_old: { field: "birthYear", code: "tournament.too_old" },
  age_unknown: { field: "birthYear", code: "tournament.year_required" },
  handicap: { field: "handicap", code: "tournament.handicap_limit" },
  handicap_unknown: { field: "handicap", code: "tournament.handicap_required" },
};

export function conditionCode(issue: ConditionIssue): ErrorCode {
  return ERRORS[issue].code;
}

/** Each refusal under the input of the person it is about. */
export function conditionErrors(refusals: readonly Refusal[]): Record<string, ErrorCode> {
  return Object.fromEntries(
    refusals.map(({ person, issue }) => {
      const { field, code } = ERRORS[issue];
      return [personInput(field, person), code];
    }),
  );
}
