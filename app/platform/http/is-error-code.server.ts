import { ERROR_STATUS, type ErrorCode } from "#app/domain/common/errors/errors.ts";

/** A browser asks `hasErrorText` instead: the list of codes would weigh on every page. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERROR_STATUS, value);
}
