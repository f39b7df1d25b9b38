import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { providerFindings, providerReadings } from "#app/db/schema/order/provider-list-tables.ts";
import { pageOfList } from "#app/domain/desk/list/list-params.ts";
import { maskPaymentKey } from "#app/domain/order/payment/provider-comparison.ts";

/** On one page of the desk. */
export const SHOWN = 50;
const ENDED_SHOWN = 10;

const COLUMNS = {
  id: providerFindings.id,
  kind: providerFindings.kind,
  status: providerFindings.status,
  amount: providerFindings.amount,
  booked: providerFindings.booked,
  paymentKey: providerFindings.paymentKey,
  paymentOrderId: providerFindings.paymentOrderId,
  order: orders.number,
  /** The trip, where the order only paid for a change of it. */
  tripId: sql<string | null>`coalesce(${orders.changeOf}, ${orders.id})`,
  happenedAt: providerFindings.happenedAt,
  note: providerFindings.note,
  by: members.name,
};

function findFindings(db: Database) {
  return db
    .select(COLUMNS)
    .from(providerFindings)
    .leftJoin(orders, eq(orders.paymentOrderId, providerFindings.paymentOrderId))
    .leftJoin(members, eq(members.id, providerFindings.explainedById));
}

/** What the provider's list has and our records do not, how far it was read, and what was explained lately. */
export async function findProviderList(db: Database, wanted = 1) {
  const pending = inArray(providerFindings.status, ["asked", "open"]);
  const { page, pages, total, offset } = pageOfList(
    await db.$count(providerFindings, pending),
    wanted,
    SHOWN,
  );
  const open = await findFindings(db)
    .where(pending)
    .orderBy(asc(providerFindings.id))
    .limit(SHOWN)
    .offset(offset);
  const ended = await findFindings(db)
    .where(eq(providerFindings.status, "explained"))
    .orderBy(desc(providerFindings.endedAt))
    .limit(ENDED_SHOWN);
  const [reading] = await db
    .select({ readUntil: providerReadings.readUntil })
    .from(providerReadings);
  return {
    open: open.map(masked),
    ended: ended.map(masked),
    count: total,
    page,
    pages,
    readUntil: reading?.readUntil,
  };
}

/** How many findings wait for an explanation. */
export function countOpenFindings(db: Database): Promise<number> {
  return db.$count(providerFindings, eq(providerFindings.status, "open"));
}

function masked<Row extends { readonly paymentKey: string }>(row: Row): Row {
  return { ...row, paymentKey: maskPaymentKey(row.paymentKey) };
}

export type ProviderFinding = Awaited<ReturnType<typeof findProviderList>>["open"][number];
