import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import {
  type Message,
  recipientFields,
  writeMessage,
} from "#app/features/message/outbox.server.ts";
import { addCustomerLink } from "./customer-link.server.ts";

type About = { readonly orderId: string; readonly memberId: string };

/** Messages about an order go to the contact of its checkout, or else to that of the member. */
export async function notifyBooker(
  tx: Database,
  { orderId, memberId }: About,
  message: Message,
): Promise<void> {
  const [known] = await tx
    .select({ ...recipientFields(message), booker: orders.booker, guestLink: payLinks.id })
    .from(members)
    .leftJoin(orders, eq(orders.id, orderId))
    .leftJoin(payLinks, and(eq(payLinks.orderId, orderId), eq(members.isGuest, true)))
    .where(eq(members.id, memberId));
  if (!known) return;
  const { email, phone } = known.booker ?? {};
  const privateLink =
    message.privateLink ??
    (known.guestLink ? await addCustomerLink(tx, known.guestLink) : undefined);
  const written = { ...message, orderId, privateLink, contact: { email, phone } };
  await writeMessage(tx, memberId, written, known);
}
