import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { together } from "#app/db/query/together.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import {
  type Message,
  recipientQueries,
  writeMessage,
} from "#app/features/message/outbox.server.ts";
import { guestLink, guestPayLinks } from "./customer-link.server.ts";

type About = { readonly orderId: string; readonly memberId: string };

/** Messages about an order go to the contact of its checkout, or else to that of the member. */
export async function notifyBooker(
  tx: Database,
  { orderId, memberId }: About,
  message: Message,
): Promise<void> {
  const { bookers, guests, ...known } = await together(tx, {
    bookers: tx.select({ booker: orders.booker }).from(orders).where(eq(orders.id, orderId)),
    guests: guestPayLinks(tx, { orderId, memberId }),
    ...recipientQueries(tx, memberId, message),
  });
  const { email, phone } = bookers[0]?.booker ?? {};
  const privateLink = message.privateLink ?? (await guestLink(tx, guests));
  const written = { ...message, orderId, privateLink, contact: { email, phone } };
  await writeMessage(tx, memberId, written, known);
}
