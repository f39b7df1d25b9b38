import type { Database } from "#app/db/client.server.ts";
import { won } from "#app/domain/common/money.ts";
import { lineRefund } from "#app/domain/reservation/refund/line-refund.ts";
import { paidLine } from "#app/features/order/record/lines-of-order.server.ts";
import { planCancelOne } from "./cancel-one-person.server.ts";
import type { HeldLine } from "./change-lines.server.ts";
import { expectedOf, type PlannedChange } from "./plan-change.server.ts";

type Waiting = {
  readonly memberId: string;
  readonly wanted: Parameters<typeof planCancelOne>[2];
  /** The rounds that are given up. */
  readonly chosen: readonly HeldLine[];
  readonly plan: PlannedChange;
  readonly now: Date;
};

/** When a fee rises next, to what, and what comes back less from that midnight on; null where none rises. */
export async function costOfWaiting(db: Database, waiting: Waiting) {
  const { memberId, wanted, chosen, plan, now } = waiting;
  const [next] = chosen
    .flatMap(({ row }) => lineRefund(paidLine(row), now)?.feeRise ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || b.feePercent - a.feePercent);
  if (!next || plan.refusals.length > 0) return null;
  const later = await planCancelOne(db, memberId, wanted, next.at);
  const lost = expectedOf(plan).refund - expectedOf(later).refund;
  const { day, feePercent } = next;
  return { day, feePercent, lost: later.refusals.length === 0 && lost > 0 ? won(lost) : null };
}
