import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { customerLinks, payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";

const TOKEN_BYTES = 24;

/** A path that shows the trip to anyone who has it. The token is returned once: only its hash is stored. */
export async function addCustomerLink(tx: Database, payLinkId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await tx.insert(customerLinks).values({ tokenHash: hashOfToken(token), payLinkId });
  return `/pay/${token}`;
}

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

type About = { readonly orderId: string; readonly memberId: string };

/**
 * A separate path for a customer without account, to whom the pages of members are closed; undefined for everybody
 * else.
 */
export async function guestLink(
  tx: Database,
  { orderId, memberId }: About,
): Promise<string | undefined> {
  const [link] = await tx
    .select({ id: payLinks.id })
    .from(payLinks)
    .innerJoin(members, and(eq(members.id, memberId), eq(members.isGuest, true)))
    .where(eq(payLinks.orderId, orderId));
  return link && addCustomerLink(tx, link.id);
}

/** Revokes the links of a pay link that is cancelled, or sent again. */
export async function revokeCustomerLinks(tx: Database, payLinkId: string): Promise<void> {
  await tx.delete(customerLinks).where(eq(customerLinks.payLinkId, payLinkId));
}

export async function deleteCustomerLinks(tx: Database, memberId: string): Promise<void> {
  const own = tx
    .select({ id: payLinks.id })
    .from(payLinks)
    .innerJoin(orders, eq(orders.id, payLinks.orderId))
    .where(eq(orders.memberId, memberId));
  await tx.delete(customerLinks).where(inArray(customerLinks.payLinkId, own));
}
