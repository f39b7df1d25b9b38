import type { Database } from "#app/db/client.server.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { sumWon } from "#app/domain/common/money.ts";
import type { RefundedLine } from "#app/domain/reservation/change/change-price.ts";
import { sentIfLeft } from "./limits/left-of-trip.server.ts";

type ChangeRefund = {
  readonly orderId: string;
  /** change: the lines stay · cancel: they are cancelled with it. */
  readonly kind: "change" | "cancel";
  readonly lines: readonly RefundedLine[];
  readonly memberId: string;
  readonly now: Date;
};

/** The refund of a change, to be sent after the commit (`sendRefundSoon`). */
export async function writeChangeRefund(
  tx: Database,
  { orderId, kind, lines, memberId, now }: ChangeRefund,
): Promise<string> {
  const sum = (part: "card" | "points" | "fee") => sumWon(lines.map((line) => line[part]));
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId,
      kind,
      // The request itself sends it immediately; the job takes over only if that process dies.
      ...(await sentIfLeft(tx, orderId, sum("card"))),
      card: sum("card"),
      points: sum("points"),
      fee: sum("fee"),
      reason: "",
      askedBy: "member",
      askedById: memberId,
      createdAt: now,
    })
    .returning({ id: refunds.id });
  if (!refund) throw new AppError("common.unexpected");
  await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: refund.id })));
  return refund.id;
}
