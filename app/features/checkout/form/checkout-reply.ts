import type { FreeTime } from "#app/domain/booking/nearest-times.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { Won } from "#app/domain/money.ts";
import type { CardOrder } from "#app/features/payment/card-script.ts";
import type { Failure } from "#app/platform/http/form.ts";

/** What the order answers: a window to open, or why there is none. */
export type CheckoutReply =
  | { readonly ok: true; readonly order: CardOrder & { readonly total: Won } }
  | { readonly ok: true; readonly order?: undefined }
  | CheckoutRefusal;

export type CheckoutRefusal = Failure & {
  /** The sum as it is now. */
  readonly total?: Won;
  /** Which line somebody else was faster with. */
  readonly line?: string;
  /** The hours around it that are free. */
  readonly times?: readonly FreeTime[];
  /** What blocks the order. */
  readonly issues?: readonly ErrorCode[];
};
