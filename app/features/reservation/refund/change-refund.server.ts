import type { Database } from "#app/db/client.server.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { sumWon } from "#app/domain/common/money.ts";
import type { RefundedLine } from "#app/domain/reservation/change/refund-of-change.ts";
import { FIRST_TRY } from "./first-try.ts";

type ChangeRefund = {
  readonly orderId: string;
  /** change: the lines stand · cancel: they are cancelled with it. */
  readonly kind: "change" | "cancel";
  readonly lines: readonly RefundedLine[];
  readonly memberId: string;
  readonly now: Date;
};

/** What a change gives back, to be sent after the commit (`sendRefundSoon`). */
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
      status: "sending",
      card: sum("card"),
      points: sum("points"),
      fee: sum("fee"),
      reason: "",
      askedBy: "member",
      askedById: memberId,
      // The request itself sends it at once; the job takes over only if that process dies.
      tryAt: FIRST_TRY,
      createdAt: now,
    })
    .returning({ id: refunds.id });
  if (!refund) throw new AppError("common.unexpected");
  await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: refund.id })));
  return refund.id;
}
