import { ATTEMPT_EVENTS, nextAttemptStatus } from "#app/domain/order/payment/attempt-status.ts";
import { nextStatuses } from "#app/domain/reservation/status/status.ts";
import { keepsStatus } from "#app/domain/reservation/status/transitions.ts";
import { type Breach, breaches } from "./breach.ts";
import type { OrderRecord } from "./order-breaches.server.ts";

/** Longer than the sweeper and the reconciler need, however busy they are. */
const SWEPT_WITHIN_SECONDS = 300;
const CHECKED_WITHIN_SECONDS = 3_600;
const OFFER_ENDED_WITHIN_SECONDS = 600;

type Expect = ReturnType<typeof breaches>["expect"];

/** Only allowed changes happened, each with one row of history, and nothing is stuck. */
export function stateBreaches(records: readonly OrderRecord[]): Breach[] {
  const { list, expect } = breaches("I-STATE");
  for (const record of records) {
    checkOrderHistory(expect, record);
    checkOrderStatus(expect, record);
    for (const row of record.reservations) checkReservationHistory(expect, record, row);
  }
  return list;
}

function checkOrderHistory(
  expect: Expect,
  { number, status, events, isSeeded }: OrderRecord,
): void {
  if (isSeeded && events.length === 0) return;
  let at: string | null = null;
  for (const { event, before, after } of events) {
    const known = ATTEMPT_EVENTS.find((each) => each === event);
    const to = known && before ? nextAttemptStatus(before, known) : (before ?? "READY");
    const mayBe = to === after && (known === undefined || before !== after);
    expect(before === at && mayBe, number, `${event}: ${before} → ${after}, and it was ${at}`);
    at = after;
  }
  expect(at === status, number, `is ${status}, and its history ends at ${at}`);
}

function checkOrderStatus(expect: Expect, record: OrderRecord): void {
  const { number, status, secondsOverHold, secondsConfirming, checkAt } = record;
  if (status === "READY") {
    const isSwept = (secondsOverHold ?? 0) < SWEPT_WITHIN_SECONDS;
    expect(isSwept, number, "its hold has ended, and its places are still counted");
  }
  if (status === "CONFIRMING" || status === "UNKNOWN") {
    const isSoon = status === "UNKNOWN" || (secondsConfirming ?? 0) < CHECKED_WITHIN_SECONDS;
    expect(checkAt !== null && isSoon, number, `is ${status}, and nobody asks what became of it`);
  }
  if (record.isSeeded) return;
  // One that pays for a change has no lines.
  const wanted = status === "PAID" ? record.lines.length : 0;
  // An order that was returned after it had been paid has its cancelled lines.
  const open = record.reservations.filter((row) => status === "PAID" || row.status !== "CANCELLED");
  expect(open.length === wanted, number, `is ${status} with ${open.length} of ${wanted} lines`);
}

type Row = OrderRecord["reservations"][number];

function checkReservationHistory(expect: Expect, record: OrderRecord, row: Row): void {
  const subject = `reservation ${row.idx}`;
  if (record.isSeeded && row.steps.length === 0) return;
  let at: Row["status"] | null = null;
  for (const { action, before, after } of row.steps) {
    // Seeded reservations have no history before their first change.
    const follows: boolean = before === at || (record.isSeeded && at === null);
    const mayBe =
      before === null ||
      (keepsStatus(action) ? before === after : nextStatuses(before).includes(after));
    expect(follows && mayBe, subject, `${action}: ${before} → ${after}, and it was ${at}`);
    at = after;
  }
  expect(at === row.status, subject, `is ${row.status}, and its history ends at ${at}`);
  checkOffers(expect, row);
  if (row.status === "REFUND_REQUEST") {
    const open = record.refunds.filter(
      ({ status, kind, lines }) =>
        kind !== "change" &&
        ["review", "sending", "failed"].includes(status) &&
        lines.some(({ reservationId }) => reservationId === row.id),
    );
    expect(open.length === 1, subject, `waits for its refund, and ${open.length} are under way`);
  }
}

/** Each answer to an offer is one event of its line; only pending lines can have an open offer, and not for ever. */
function checkOffers(expect: Expect, row: Row): void {
  const subject = `reservation ${row.idx}`;
  const ended = { ACCEPTED: "accept_offer", DECLINED: "decline_offer", EXPIRED: "expire_offer" };
  for (const [status, step] of Object.entries(ended)) {
    const offers = row.offers.filter((offer) => offer.status === status).length;
    const steps = row.steps.filter(({ action }) => action === step).length;
    expect(offers === steps, subject, `${offers} offers are ${status}, with ${steps} steps`);
  }
  for (const { id, secondsOver } of row.offers.filter(({ status }) => status === "OPEN")) {
    const isSoon = row.status === "PENDING" && secondsOver < OFFER_ENDED_WITHIN_SECONDS;
    expect(isSoon, subject, `is ${row.status}, and offer ${id} is still open`);
  }
}
