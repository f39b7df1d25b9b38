import { data } from "react-router";
import { ERROR_STATUS, type ErrorCode } from "#app/domain/errors.ts";

/** What a loader or a middleware throws when it will not go on; the error page shows the code's message. */
export function refusal(code: ErrorCode) {
  return data({ code }, { status: ERROR_STATUS[code] });
}

export function found<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw refusal("common.not_found");
  return value;
}
