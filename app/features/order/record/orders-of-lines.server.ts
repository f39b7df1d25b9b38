import { and, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { AttemptStatus } from "#app/domain/order/payment/attempt-status.ts";

type Keyed = { readonly key: string };

/** Whether the payment of another order of the member with one of these lines is on its way: it may still be charged. */
export function isBeingPaid(memberId: string, lines: readonly Keyed[]): SQL<boolean> {
  const keys = JSON.stringify(lines.map(({ key }) => key));
  return sql<boolean>`exists (select from orders o where o.member_id = ${memberId} and o.status in ('CONFIRMING', 'UNKNOWN')
    and exists (select from jsonb_array_elements(o.lines) line where ${keys}::jsonb ? (line ->> 'key')))`;
}

type Order = Pick<typeof orders.$inferSelect, "id" | "memberId" | "lines" | "createdAt">;

/** Whether the member has ordered one of its lines again since, by an order in one of these statuses. */
export async function isOrderedAgain(
  db: Database,
  order: Order,
  statuses: readonly AttemptStatus[],
): Promise<boolean> {
  const keys = JSON.stringify(order.lines.map(({ key }) => key));
  const newer = and(
    eq(orders.memberId, order.memberId),
    ne(orders.id, order.id),
    gt(orders.createdAt, order.createdAt),
    inArray(orders.status, [...statuses]),
    sql`exists (select from jsonb_array_elements(${orders.lines}) line where ${keys}::jsonb ? (line ->> 'key'))`,
  );
  return (await db.$count(orders, newer)) > 0;
}
