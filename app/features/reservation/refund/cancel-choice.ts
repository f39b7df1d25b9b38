import { sql } from "drizzle-orm";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { UnclearRefund } from "#app/domain/reservation/refund/unclear-refund.ts";
import type { VenueClock } from "#app/domain/reservation/voucher/meeting-time.ts";

export type CancelledLine = {
  readonly id: string;
  readonly kind: LineKind;
  readonly title: string;
  readonly detail: string;
  readonly usedOn: LocalDate;
  /** Until it is used, counted at the venue. */
  readonly daysLeft: number;
  /** What the coupon had taken off before it was paid. */
  readonly coupon: Won;
  readonly paid: Won;
  readonly fee: Won;
  readonly feePercent: number;
};

/** What is shown before a cancel is confirmed. */
export type CancelChoice = {
  readonly scope: "line" | "order";
  /** The first is the line that the page is about. */
  readonly lines: readonly CancelledLine[];
  readonly refund: Won;
  readonly card: Won;
  readonly points: Won;
  /** From midnight at the venue of that day on, the fee of a line is higher. */
  readonly feeRise: {
    readonly id: string;
    readonly day: LocalDate;
    readonly feePercent: number;
    readonly clock: VenueClock;
  } | null;
  /** What the coupon is called that comes back with it. */
  readonly coupon: string | null;
  readonly isSendable: boolean;
  /** The deadline for staff to explain a refund elsewhere; nothing is sent before. */
  readonly unclear: UnclearRefund | null;
};

/** The request sends its refund immediately; the job does if that process dies before. */
export const FIRST_TRY = sql`now() + interval '10 seconds'`;
