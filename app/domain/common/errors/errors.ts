import { DESK_ERRORS } from "./desk-errors.ts";
import { SHOP_ERRORS } from "./shop-errors.ts";

/**
 * Every error code with its HTTP status.
 * The code doubles as the message key (`errors:<code>`): a line added here does not
 * compile until both languages have a message for it (see platform/i18n/i18n.ts).
 * Only the server needs a status: as a pure call the bundler leaves the 1.3 kB out of every page.
 */
export const ERROR_STATUS = /* @__PURE__ */ (() => ({ ...SHOP_ERRORS, ...DESK_ERRORS }) as const)();

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An expected refusal. Anything else that is thrown is a bug and becomes a 500. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
