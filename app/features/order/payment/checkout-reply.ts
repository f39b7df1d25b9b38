import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { FreeTime } from "#app/domain/order/nearest-times.ts";
import type { Failure } from "#app/platform/http/form.ts";
import type { CardOrder } from "./card-script.ts";

/** What the order answers: a window to open, or why there is none. */
export type CheckoutReply =
  | { readonly ok: true; readonly order: CardOrder & { readonly total: Won } }
  | { readonly ok: true; readonly order?: undefined }
  | CheckoutRefusal;

export type CheckoutRefusal = Failure & {
  /** The sum as it is now. */
  readonly total?: Won;
  /** The line that another buyer was faster with. */
  readonly line?: string;
  /** The hours around it that are free. */
  readonly times?: readonly FreeTime[];
  /** What blocks the order. */
  readonly issues?: readonly ErrorCode[];
};
