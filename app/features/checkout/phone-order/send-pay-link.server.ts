import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SentChannel } from "#app/domain/message/message-channel.ts";
import {
  addCustomerLink,
  revokeCustomerLinks,
} from "#app/features/order/record/customer-link.server.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";

type Sending = {
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly channels: readonly SentChannel[];
  readonly now: Date;
};

/** Sends the link by e-mail or text message; each sending has its own token and invalidates the earlier ones. */
export async function sendPayLink(
  tx: Database,
  { id, orderId, memberId, channels, now }: Sending,
): Promise<void> {
  const [link] = await tx
    .update(payLinks)
    .set({ sends: sql`${payLinks.sends} + 1`, sentAt: now })
    .where(eq(payLinks.id, id))
    .returning({ sends: payLinks.sends, until: payLinks.expiresAt });
  const [order] = await tx
    .select({ product: orders.name, amount: orders.total, status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!link || !order) throw new AppError("common.not_found");
  await revokeCustomerLinks(tx, id);
  const { product, amount } = order;
  const words =
    order.status === "PAID"
      ? { product, state: "paid" as const }
      : { product, amount, until: link.until };
  await notifyBooker(
    tx,
    { orderId, memberId },
    {
      template: "pay-link",
      event: `pay-link:${id}:${link.sends}`,
      words,
      privateLink: await addCustomerLink(tx, id),
      asked: channels,
    },
  );
}
