import { data } from "react-router";
import { AppError, ERROR_STATUS, type ErrorCode } from "#app/domain/common/errors/errors.ts";

/** Thrown by a loader or a middleware to refuse a request; the error page shows the code's message. */
export function refusal(code: ErrorCode) {
  return data({ code }, { status: ERROR_STATUS[code] });
}

/** For loaders: what a use case refuses ends at the error page, with its status. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof AppError ? refusal(cause.code) : cause;
  }
}

export function orNotFound<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw refusal("common.not_found");
  return value;
}

type Once = {
  /** Called only when the product is not found: whether it once existed. */
  readonly wasThere: () => Promise<boolean>;
  /** A page with similar products. */
  readonly instead: string;
};

/** As `orNotFound`, for products that can be removed: search engines drop a 410 sooner than a 404. */
export async function orGone<T>(value: T | undefined | null, once: Once): Promise<T> {
  if (value !== undefined && value !== null) return value;
  if (!(await once.wasThere())) throw refusal("common.not_found");
  const code = "common.gone" satisfies ErrorCode;
  throw data({ code, instead: once.instead }, { status: ERROR_STATUS[code] });
}
