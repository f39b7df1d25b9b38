import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { cartLines } from "#app/db/schema/checkout/checkout-tables.ts";
import { type Cart, inTripOrder, readLines } from "#app/domain/checkout/cart/cart-lines.ts";

/** A member's cart in trip order; a stored line that can no longer be read is skipped. */
export async function listCart(db: Database, memberId: string): Promise<Cart> {
  return linesIn(await storedCart(db, memberId));
}

/** As it is stored: also lines that can no longer be read. */
export function storedCart(db: Database, memberId: string) {
  return db
    .select({ key: cartLines.key, line: cartLines.line })
    .from(cartLines)
    .where(eq(cartLines.memberId, memberId))
    .orderBy(asc(cartLines.key));
}

export function linesIn(rows: readonly { readonly line: unknown }[]): Cart {
  return inTripOrder(readLines(rows.map(({ line }) => line)));
}

export function countCart(db: Database, memberId: string): Promise<number> {
  return db.$count(cartLines, eq(cartLines.memberId, memberId));
}

/** What it comes to once it is ordered: the van of a round is a reservation of its own. */
export async function countCartItems(db: Database, memberId: string): Promise<number> {
  const { line } = cartLines;
  const hasVan = sql`${line} ->> 'kind' = 'golf' and ${line} ->> 'callvan' <> 'none'`;
  const [row] = await db
    .select({ items: sql<number>`count(*) + count(*) filter (where ${hasVan})`.mapWith(Number) })
    .from(cartLines)
    .where(eq(cartLines.memberId, memberId));
  return row?.items ?? 0;
}

/** Which of these keys are in the cart. */
export async function keysInCart(
  db: Database,
  memberId: string,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: cartLines.key })
    .from(cartLines)
    .where(and(eq(cartLines.memberId, memberId), inArray(cartLines.key, [...keys])));
  return rows.map(({ key }) => key);
}
