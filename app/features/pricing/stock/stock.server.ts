import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays, stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { SoldOut } from "#app/domain/order/check/order-refusals.ts";
import { compareNeeds, type StockNeed, stockKey } from "#app/domain/order/stock-need.ts";
import { takePlaces } from "./take-places.server.ts";
import { refuseOvertaking } from "./taken-places.server.ts";

type LineWithNeeds = { readonly key: string; readonly needs: readonly StockNeed[] };
type Taken = Omit<StockNeed, "capacity">;

const TAKEN = {
  kind: stockTakes.kind,
  productId: stockTakes.productId,
  day: stockTakes.day,
  slot: stockTakes.slot,
  quantity: stockTakes.quantity,
};

/** Takes everything that the lines need, or throws; always in the same order, so that two orders cannot deadlock. */
export async function takeStock(
  tx: Database,
  orderId: string,
  lines: readonly LineWithNeeds[],
): Promise<void> {
  const takings = lines.flatMap(({ key, needs }) =>
    needs.map((need) => ({ ...need, lineKey: key })),
  );
  // Each separately: what several lines take together is compared with what the counter's own row allows.
  const tooMany = takings.find(({ quantity, capacity }) => quantity > capacity);
  if (tooMany) throw new SoldOut(tooMany.lineKey);
  const steps = differences(takings);
  await refuseOvertaking(tx, orderId, steps);
  const tables = [...Map.groupBy(steps, ({ kind }) => tableOf(kind)).values()];
  for (const [index, needs] of tables.entries()) {
    const isLast = index === tables.length - 1;
    const [missing] = await takePlaces(
      tx,
      needs,
      isLast ? recorded(orderId, takings, needs.length) : undefined,
    );
    const step = missing && steps.find((each) => stockKey(each) === stockKey(missing));
    if (step) throw new SoldOut(step.lineKey);
  }
}

/** In the order of `compareNeeds`, what one table counts comes together. */
function tableOf(kind: StockNeed["kind"]): string {
  return kind === "night" || kind === "tee" ? kind : "day";
}

/** Records what was taken, in the statement of the last counters, only where all of those succeeded. */
function recorded(orderId: string, takings: readonly Step[], count: number): SQL {
  const rows = JSON.stringify(takings.toSorted(compareNeeds));
  return sql`, recorded as (
    insert into ${stockTakes} (order_id, line_key, kind, product_id, day, slot, quantity)
    select ${orderId}::uuid, t."lineKey", t."kind", t."productId", t."day", t."slot", t."quantity"
    from jsonb_to_recordset(${rows}::jsonb) as t("lineKey" text, "kind" stock_kind, "productId" text, "day" date, "slot" text, "quantity" smallint)
    where (select count(*) from taken) = ${count}
  )`;
}

/** Releases what an order took for these lines, or for all; each stock take once, however often it is called. */
export async function releaseStock(
  tx: Database,
  orderId: string,
  lineKeys?: readonly string[],
): Promise<void> {
  const given = await tx
    .update(stockTakes)
    .set({ releasedAt: sql`now()` })
    .where(
      and(
        eq(stockTakes.orderId, orderId),
        isNull(stockTakes.releasedAt),
        lineKeys ? inArray(stockTakes.lineKey, [...lineKeys]) : undefined,
      ),
    )
    .returning(TAKEN);
  const sorted = given.map((row) => ({ ...row, capacity: 0 })).toSorted(compareNeeds);
  for (const row of sorted) await releaseOne(tx, row);
}

/**
 * Moves all that these lines hold, and what other orders hold for them, to what they need now. Only the difference
 * is counted, in the usual order against deadlocks: what stays is never offered to anybody.
 */
export async function moveStock(
  tx: Database,
  orderId: string,
  lines: readonly LineWithNeeds[],
  heldFor: readonly string[] = [],
): Promise<void> {
  const keys = lines.map(({ key }) => key);
  const given = await tx
    .update(stockTakes)
    .set({ releasedAt: sql`now()` })
    .where(
      and(
        inArray(stockTakes.orderId, [orderId, ...heldFor]),
        inArray(stockTakes.lineKey, keys),
        isNull(stockTakes.releasedAt),
      ),
    )
    .returning({ ...TAKEN, lineKey: stockTakes.lineKey });
  const takings = lines.flatMap(({ key, needs }) =>
    needs.map((need) => ({ ...need, lineKey: key })),
  );
  const released = given.map((row) => ({ ...row, quantity: -row.quantity, capacity: 0 }));
  const steps = differences([...released, ...takings]);
  await refuseOvertaking(
    tx,
    orderId,
    steps.filter(({ quantity }) => quantity > 0),
  );
  for (const { lineKey, ...step } of steps) {
    if (step.quantity < 0) await releaseOne(tx, { ...step, quantity: -step.quantity });
    else if (step.quantity > step.capacity || (await takePlaces(tx, [step])).length > 0)
      throw new SoldOut(lineKey);
  }
  if (takings.length === 0) return;
  const rows = takings.map(({ capacity: _, ...taking }) => ({ ...taking, orderId }));
  await tx.insert(stockTakes).values(rows);
}

type Step = StockNeed & { readonly lineKey: string };

/** One step for each counter that changes; of what is taken, the line that takes it last is named. */
function differences(steps: readonly Step[]): Step[] {
  const byStock = new Map<string, Step>();
  for (const step of steps) {
    const before = byStock.get(stockKey(step));
    byStock.set(stockKey(step), { ...step, quantity: step.quantity + (before?.quantity ?? 0) });
  }
  return [...byStock.values()].filter(({ quantity }) => quantity !== 0).toSorted(compareNeeds);
}

/** If staff lowered the capacity below what is taken, released places are not sold again. */
async function releaseOne(
  tx: Database,
  { kind, productId, day, slot, quantity }: Taken,
): Promise<void> {
  if (kind === "night") {
    await tx
      .update(roomNights)
      .set(released(roomNights, sql`${roomNights.wanted}`, quantity))
      .where(and(eq(roomNights.roomId, productId), eq(roomNights.night, day)));
    return;
  }
  if (kind === "tee") {
    await tx
      .update(teeTimes)
      .set(released(teeTimes, wantedTees, quantity))
      .where(
        and(eq(teeTimes.courseId, productId), eq(teeTimes.day, day), eq(teeTimes.teeTime, slot)),
      );
    return;
  }
  await tx
    .update(stockDays)
    .set(released(stockDays, sql`${stockDays.wanted}`, quantity))
    .where(
      and(
        eq(stockDays.kind, kind),
        eq(stockDays.productId, productId),
        eq(stockDays.day, day),
        eq(stockDays.slot, slot),
      ),
    );
}

/** The places of a tee time that staff set: none while it is stopped, null where they never set any. */
const wantedTees = sql`case when ${teeTimes.stopped} then 0 else ${teeTimes.wanted} end`;

type Counted = typeof teeTimes | typeof roomNights | typeof stockDays;

function released({ capacity, taken }: Counted, wanted: SQL, quantity: number) {
  const left = sql`${taken} - ${quantity}::smallint`;
  return { taken: left, capacity: sql`greatest(coalesce(${wanted}, ${capacity}), ${left})` };
}
