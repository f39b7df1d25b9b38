import { and, eq } from "drizzle-orm";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { mayResend } from "#app/domain/message/delivery.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { enqueueAgain } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { guestLink } from "./customer-link.server.ts";

type Staff = { readonly id: string };
type Resending = { readonly messageId: number; readonly orderId: string };

/** Sends a message about an order once more, to where it went: a new message, written down, and not too often. */
export async function resendMessage(
  { db, now }: Services,
  staff: Staff,
  { messageId, orderId }: Resending,
): Promise<void> {
  await throttleOf(db).take("resend", orderId);
  await db.transaction(async (tx) => {
    const [message] = await tx
      .select({ row: outbox, owner: orders.memberId })
      .from(outbox)
      .innerJoin(orders, eq(orders.id, outbox.orderId))
      .where(and(eq(outbox.id, messageId), eq(outbox.orderId, orderId)));
    if (!message) throw new AppError("common.not_found");
    const { row, owner } = message;
    const { keptWords } = row;
    if (!keptWords || !mayResend(row.template)) throw new AppError("reservation.step_refused");
    const { id, template, channel, locale, memberId, recipient, keptLink } = row;
    const copy = {
      id,
      template,
      channel,
      locale,
      memberId,
      recipient,
      orderId,
      keptWords,
      keptLink,
    };
    const privateLink = await guestLink(tx, { orderId, memberId: owner });
    const event = String(now().getTime());
    const again = await enqueueAgain(tx, copy, { event, privateLink });
    await writeAudit(tx, {
      by: staff.id,
      action: "order.resend",
      subject: { kind: "order", id: orderId },
      after: { message: messageId, again, template, channel },
      at: now(),
    });
  });
}
