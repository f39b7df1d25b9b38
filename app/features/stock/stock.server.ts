import { and, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, teeTimes } from "#app/db/schema/course.ts";
import { roomNights } from "#app/db/schema/hotel.ts";
import { stockDays, stockTakes } from "#app/db/schema/stock.ts";
import { SoldOut } from "#app/domain/booking/order/order-refusals.ts";
import { compareNeeds, type StockNeed, stockKey } from "#app/domain/booking/stock-need.ts";

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
  const takings = lines
    .flatMap(({ key, needs }) => needs.map((need) => ({ ...need, lineKey: key })))
    .toSorted(compareNeeds);
  for (const { lineKey, ...need } of takings) {
    if (need.quantity > need.capacity || !(await takeOne(tx, need))) throw new SoldOut(lineKey);
  }
  if (takings.length === 0) return;
  const rows = takings.map(({ capacity: _, ...taking }) => ({ ...taking, orderId }));
  await tx.insert(stockTakes).values(rows);
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
  for (const { lineKey, ...step } of differences([...released, ...takings])) {
    if (step.quantity < 0) await releaseOne(tx, { ...step, quantity: -step.quantity });
    else if (step.quantity > step.capacity || !(await takeOne(tx, step)))
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

/** Checked inside the write: of many at once, as many succeed as there are places. */
function takeOne(tx: Database, need: StockNeed): Promise<boolean> {
  if (need.kind === "night") return takeNight(tx, need);
  return need.kind === "tee" ? takeTee(tx, need) : takeStockDay(tx, need);
}

async function takeNight(tx: Database, { productId, day, quantity }: StockNeed): Promise<boolean> {
  const taken = await tx
    .update(roomNights)
    .set({ taken: sql`${roomNights.taken} + ${quantity}` })
    .where(
      and(
        eq(roomNights.roomId, productId),
        eq(roomNights.night, day),
        eq(roomNights.closed, false),
        lte(sql`${roomNights.taken} + ${quantity}`, roomNights.capacity),
      ),
    )
    .returning({ taken: roomNights.taken });
  return taken.length === 1;
}

async function takeTee(tx: Database, need: StockNeed): Promise<boolean> {
  const { productId, day, slot, quantity, capacity } = need;
  const taken = await tx
    .insert(teeTimes)
    // A day that was closed since it was priced has no row to take from.
    .select((open) =>
      open
        .select({
          courseId: courseDays.courseId,
          day: courseDays.day,
          teeTime: sql<string>`${slot}::time`.as("tee_time"),
          capacity: sql<number>`${capacity}::smallint`.as("capacity"),
          taken: sql<number>`${quantity}::smallint`.as("taken"),
          elsewhere: sql<number>`0::smallint`.as("elsewhere"),
          wanted: sql<number | null>`null::smallint`.as("wanted"),
          stopped: sql<boolean>`false`.as("stopped"),
          stopReason: sql<string | null>`null::text`.as("stop_reason"),
        })
        .from(courseDays)
        .where(
          and(
            eq(courseDays.courseId, productId),
            eq(courseDays.day, day),
            eq(courseDays.closed, false),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { taken: sql`${teeTimes.taken} + ${quantity}` },
      setWhere: sql`${teeTimes.taken} + ${quantity} <= ${teeTimes.capacity}`,
    })
    .returning({ taken: teeTimes.taken });
  return taken.length === 1;
}

/** Caddies, cars and tournament entries are counted in one table. */
async function takeStockDay(tx: Database, need: StockNeed): Promise<boolean> {
  const { kind, productId, day, slot, quantity, capacity } = need;
  const taken = await tx
    .insert(stockDays)
    .values({ kind, productId, day, slot, capacity, taken: quantity })
    .onConflictDoUpdate({
      target: [stockDays.kind, stockDays.productId, stockDays.day, stockDays.slot],
      set: { taken: sql`${stockDays.taken} + ${quantity}` },
      setWhere: sql`${stockDays.taken} + ${quantity} <= ${stockDays.capacity}`,
    })
    .returning({ taken: stockDays.taken });
  return taken.length === 1;
}

/** Where an administrator lowered the capacity below what is taken, released places are not sold again. */
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
