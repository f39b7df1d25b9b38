import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays, stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { HOLDING_STATUSES } from "#app/domain/order/payment/attempt-status.ts";
import { type StockKind, stockKey } from "#app/domain/order/stock-need.ts";
import { additionalNeeds } from "#app/domain/reservation/change/settled-change.ts";
import {
  isElsewhere,
  movedNeeds,
  type OfferOption,
  readOption,
} from "#app/domain/reservation/desk/offer-option.ts";
import { type Breach, breaches } from "./breach.ts";
import { doneChanges, type OrderRecord } from "./order-breaches.server.ts";

type Counter = {
  readonly kind: StockKind;
  readonly productId: string;
  readonly day: LocalDate;
  readonly slot: string;
  readonly taken: number;
  readonly elsewhere: number;
  readonly capacity: number;
};

/** Every counter equals the places sold elsewhere plus those our orders hold, within the capacity. */
export async function stockBreaches(
  db: Database,
  records: readonly OrderRecord[],
): Promise<Breach[]> {
  const { list, expect } = breaches("I-STOCK");
  const held = new Map(
    (await heldPlaces(db)).map((row) => [keyOf(row), { ...row, quantity: Number(row.quantity) }]),
  );
  for (const counter of await counters(db)) {
    const key = keyOf(counter);
    const wanted = counter.elsewhere + (held.get(key)?.quantity ?? 0);
    expect(counter.taken === wanted, key, `counts ${counter.taken}, and ${wanted} are taken`);
    expect(counter.taken <= counter.capacity, key, `${counter.taken} of ${counter.capacity}`);
    held.delete(key);
  }
  for (const [key, { quantity }] of held)
    expect(false, key, `${quantity} are taken, and not counted`);
  for (const record of records) orderTakes(expect, record);
  for (const record of records) heldForChanges(expect, record, records);
  return list;
}

/** Open lines hold all the stock they need, once; ended lines hold none. */
function orderTakes(expect: ReturnType<typeof breaches>["expect"], record: OrderRecord): void {
  const open = record.takes.filter(({ releasedAt }) => releasedAt === null);
  if (!HOLDING_STATUSES.includes(record.status)) {
    expect(open.length === 0, record.number, `is ${record.status}, and still holds places`);
    return;
  }
  for (const { lineKey, status } of record.reservations) {
    const isKept = status === "CANCELLED" && open.some((take) => take.lineKey === lineKey);
    expect(!isKept, record.number, `${lineKey} is cancelled, and still holds places`);
  }
  for (const line of record.lines) lineTakes(expect, record, line);
}

/** While a change is being paid, its order holds what the lines need in addition; afterwards nothing. */
function heldForChanges(
  expect: ReturnType<typeof breaches>["expect"],
  record: OrderRecord,
  records: readonly OrderRecord[],
): void {
  if (record.changeOf === null) return;
  const first = records.find(({ id }) => id === record.changeOf);
  const change = first?.changes.find(({ payOrderId }) => payOrderId === record.id);
  const isHeld = change?.status === "HELD";
  const wanted = (isHeld ? change.lines : []).flatMap(({ before, after }) =>
    additionalNeeds(before.needs, after.needs).map((need) => `${keyOf(need)} ${need.quantity}`),
  );
  const has = record.takes
    .filter(({ releasedAt }) => releasedAt === null)
    .map((take) => `${keyOf(take)} ${take.quantity}`);
  const isRight = wanted.toSorted().join() === has.toSorted().join();
  expect(isRight, record.number, `needs [${wanted}] for a change and holds [${has}]`);
}

/** One line holds what it needs where its round is by now, and says so. */
function lineTakes(
  expect: ReturnType<typeof breaches>["expect"],
  record: OrderRecord,
  { key, needs: sold, parentLine }: OrderRecord["lines"][number],
): void {
  const made = record.reservations.find(({ lineKey }) => lineKey === key);
  const needs = lastChange(record, key)?.after.needs ?? sold;
  if (made?.status === "CANCELLED") return;
  const to = whereNow(record, parentLine ?? key);
  const isSameCourse = to?.courseId === soldAt(record, parentLine ?? key)?.courseId;
  const isAlong = to && (parentLine === undefined || (isSameCourse && made?.usedOn === to.date));
  const wanted = (isAlong ? movedNeeds(needs, to) : needs)
    .map((need) => `${keyOf(need)} ${need.quantity}`)
    .toSorted();
  const has = record.takes
    .filter(({ lineKey, releasedAt }) => lineKey === key && releasedAt === null)
    .map((take) => `${keyOf(take)} ${take.quantity}`)
    .toSorted();
  const isRight = wanted.join() === has.join();
  expect(isRight, record.number, `${key} needs [${wanted}] and holds [${has}]`);
  const round = made?.kind === "golf" && made.choice?.kind === "golf" ? made.choice : undefined;
  const isSaid = !round || !to || (!isElsewhere(round, to) && round.time === to.time);
  expect(isSaid, record.number, `${key} is said to tee off at ${round?.date} ${round?.time}`);
  const isLeft = to && made && !isAlong && made.status !== "REFUND_REQUEST";
  expect(!isLeft, record.number, `${key} stays behind while its round is on ${to?.date}`);
}

/** The last change of a line that was done, and when. */
function lastChange(record: OrderRecord, key: string) {
  return doneChanges(record)
    .flatMap(({ lines, doneAt }) => lines.map((line) => ({ ...line, doneAt })))
    .findLast(({ lineKey }) => lineKey === key);
}

/** The round as sold or changed to; undefined for other kinds. */
function soldAt(record: OrderRecord, key: string): OfferOption | undefined {
  const needs =
    lastChange(record, key)?.after.needs ??
    record.lines.find((line) => line.key === key)?.needs ??
    [];
  const tee = needs.find(({ kind }) => kind === "tee");
  return tee && { courseId: tee.productId, date: tee.day, time: tee.slot };
}

/** The round's present time and course: as sold or changed to, then each offer accepted since. */
function whereNow(record: OrderRecord, key: string): OfferOption | undefined {
  const made = record.reservations.find(({ lineKey }) => lineKey === key);
  const since = lastChange(record, key)?.doneAt?.getTime() ?? 0;
  const taken = (made?.offers ?? []).flatMap(({ status, taken: text, answeredAt }) =>
    status === "ACCEPTED" && text && (answeredAt?.getTime() ?? 0) > since ? [text] : [],
  );
  return taken.reduce((at, text) => at && (readOption(text, at) ?? at), soldAt(record, key));
}

function heldPlaces(db: Database) {
  return db
    .select({
      kind: stockTakes.kind,
      productId: stockTakes.productId,
      day: stockTakes.day,
      slot: stockTakes.slot,
      quantity: sql<number>`sum(${stockTakes.quantity})`,
    })
    .from(stockTakes)
    .innerJoin(orders, eq(orders.id, stockTakes.orderId))
    .where(and(isNull(stockTakes.releasedAt), inArray(orders.status, [...HOLDING_STATUSES])))
    .groupBy(stockTakes.kind, stockTakes.productId, stockTakes.day, stockTakes.slot);
}

/** Only those that hold more than was sold elsewhere: of all others nothing of ours may be taken. */
async function counters(db: Database): Promise<Counter[]> {
  const tees = await db
    .select({
      productId: teeTimes.courseId,
      day: teeTimes.day,
      slot: teeTimes.teeTime,
      taken: teeTimes.taken,
      elsewhere: teeTimes.elsewhere,
      capacity: teeTimes.capacity,
    })
    .from(teeTimes)
    .where(ne(teeTimes.taken, teeTimes.elsewhere));
  const nights = await db
    .select({
      productId: roomNights.roomId,
      day: roomNights.night,
      taken: roomNights.taken,
      elsewhere: roomNights.elsewhere,
      capacity: roomNights.capacity,
    })
    .from(roomNights)
    .where(ne(roomNights.taken, roomNights.elsewhere));
  const days = await db.select().from(stockDays).where(ne(stockDays.taken, stockDays.elsewhere));
  return [
    ...tees.map((row) => ({ ...row, kind: "tee" as const })),
    ...nights.map((row) => ({ ...row, kind: "night" as const, slot: "" })),
    ...days,
  ];
}

/** A tee time is the same with and without its seconds. */
function keyOf(stock: Pick<Counter, "kind" | "productId" | "day" | "slot">): string {
  const slot = stock.kind === "tee" ? stock.slot.slice(0, 5) : stock.slot;
  return stockKey({ ...stock, slot });
}
