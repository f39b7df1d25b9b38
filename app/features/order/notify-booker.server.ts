import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";
import { type Message, notifyMember } from "#app/features/message/outbox.server.ts";
import { guestLink } from "./customer-link.server.ts";

type About = { readonly orderId: string; readonly memberId: string };

/** Messages about an order go to the contact of its checkout, or else to that of the member. */
export async function notifyBooker(
  tx: Database,
  { orderId, memberId }: About,
  message: Message,
): Promise<void> {
  const [order] = await tx
    .select({ booker: orders.booker })
    .from(orders)
    .where(eq(orders.id, orderId));
  const { email, phone } = order?.booker ?? {};
  const privateLink = message.privateLink ?? (await guestLink(tx, { orderId, memberId }));
  await notifyMember(tx, memberId, { ...message, orderId, privateLink, contact: { email, phone } });
}
