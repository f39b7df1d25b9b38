import { asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { isSeated } from "#app/domain/community/partner/partner-application.ts";
import { isPaymentPending } from "#app/domain/order/payment/attempt-status.ts";
import { LAST_ZONE } from "#app/domain/reservation/status/reservation-tabs.ts";
import { couponBreaches, pointBreaches } from "./benefit-breaches.server.ts";
import { type Breach, breaches } from "./breach.ts";
import { changeBreaches } from "./change-breaches.server.ts";
import { messageBreaches } from "./message-breaches.server.ts";
import { type AuditedPayment, moneyBreaches } from "./money-breaches.server.ts";
import { type OrderRecord, readOrderRecords } from "./order-breaches.server.ts";
import { priceBreaches } from "./price-breaches.server.ts";
import { refundBreaches } from "./refund-breaches.server.ts";
import { stateBreaches } from "./state-breaches.server.ts";
import { stockBreaches } from "./stock-breaches.server.ts";

/** The second of two tabs, or of two presses, is sent within these. */
const TWICE_WITHIN_MS = 10 * 60_000;

/**
 * Counts everything again: money, stock, states, refunds, coupons, points, prices, messages,
 * seats, changes, lines bought twice and closed accounts, and what the provider's own list has beyond our records. Looks at one moment of the database and changes nothing. Without the provider's records, ours are compared with themselves.
 */
export function auditLedger(db: Database, payments?: readonly AuditedPayment[]): Promise<Breach[]> {
  return db.transaction(
    async (tx) => {
      const records = await readOrderRecords(tx);
      return [
        ...(payments ? moneyBreaches(records, payments) : []),
        ...(await providerListBreaches(tx)),
        ...priceBreaches(records),
        ...stateBreaches(records),
        ...refundBreaches(records),
        ...changeBreaches(records),
        ...twiceBreaches(records),
        ...(await stockBreaches(tx, records)),
        ...(await couponBreaches(tx, records)),
        ...(await pointBreaches(tx, records)),
        ...(await messageBreaches(tx, records)),
        ...(await seatBreaches(tx, records)),
        ...(await buyerBreaches(tx, records)),
      ];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** No account was closed while one of its orders could be charged, or while a paid trip was still to come. */
async function buyerBreaches(db: Database, records: readonly OrderRecord[]): Promise<Breach[]> {
  const { list, expect } = breaches("I-BUYER");
  const closed = await closedAccounts(db);
  for (const record of records) {
    const leftOn = closed.get(record.memberId);
    if (leftOn === undefined) continue;
    const { number, status, reservations } = record;
    const mayBeCharged = status === "READY" || isPaymentPending(status);
    expect(!mayBeCharged, number, `is ${status}, and its member is gone`);
    const live = reservations.filter((row) => status === "PAID" && isLive(row, leftOn));
    const lines = live.map(({ idx }) => idx).join(", ");
    expect(live.length === 0, number, `is paid, its member is gone, and ${lines} is still open`);
  }
  return list;
}

type Row = OrderRecord["reservations"][number];

/** Its day was still to come when its member left; what was over by then may wait to be marked as used. */
function isLive({ status, usedOn }: Row, leftOn: string): boolean {
  if (status === "REFUND_REQUEST") return true;
  return (status === "PENDING" || status === "COMPLETE") && usedOn >= leftOn;
}

/** The members who have left, with the day at the most western venue. */
async function closedAccounts(db: Database): Promise<Map<string, string>> {
  const left = await db
    .select({
      id: members.id,
      leftOn: sql<string>`(${members.withdrawnAt} at time zone ${LAST_ZONE})::date::text`,
    })
    .from(members)
    .where(isNotNull(members.withdrawnAt));
  return new Map(left.map(({ id, leftOn }) => [id, leftOn]));
}

/**
 * Anything in the provider's own list that our records lack or cannot place is a breach until staff have explained it.
 */
async function providerListBreaches(db: Database): Promise<Breach[]> {
  const provider = breaches("I-PROVIDER");
  const open = await db
    .select()
    .from(providerFindings)
    .where(eq(providerFindings.status, "open"))
    .orderBy(asc(providerFindings.id));
  for (const { kind, amount, booked, paymentOrderId, transactionKey } of open) {
    const [direction] = kind.split("_");
    const ours = booked === null ? "our records do not have it" : `our records say ${booked}`;
    const detail =
      kind === "refund_elsewhere"
        ? `a refund of ${amount} (${transactionKey}) was made in the provider's console, and nobody has looked at its trip`
        : `the provider lists a ${direction} of ${amount} (${transactionKey}), and ${ours}`;
    provider.expect(false, paymentOrderId, detail);
  }
  return provider.list;
}

/** What one member bought twice within minutes: the same line in two paid orders, neither of them cancelled. */
function twiceBreaches(records: readonly OrderRecord[]): Breach[] {
  const { list, expect } = breaches("I-TWICE");
  const bought = records.filter(({ status }) => status === "PAID").flatMap(standingLines);
  for (const [line, sold] of Map.groupBy(bought, ({ line }) => line)) {
    const times = sold.map(({ at }) => at).toSorted((a, b) => a - b);
    const isTwice = times.some(
      (at, index) => at - (times[index - 1] ?? -Infinity) < TWICE_WITHIN_MS,
    );
    const numbers = sold.map(({ number }) => number).join(", ");
    expect(!isTwice, numbers, `the same member paid ${line.split(" ")[1]} twice within minutes`);
  }
  return list;
}

/** By member, key and choice: another party at the same hour is another line. */
function standingLines({ number, memberId, createdAt, lines, reservations }: OrderRecord) {
  const at = createdAt.getTime();
  return lines
    .filter(({ key }) =>
      reservations.some(({ lineKey, status }) => lineKey === key && status !== "CANCELLED"),
    )
    .map(({ key, choice, travellers }) => {
      const names = travellers.map(({ firstName, lastName }) => [firstName, lastName]);
      return { number, at, line: `${memberId} ${key} ${JSON.stringify([choice, names])}` };
    });
}

type Round = typeof partnerRounds.$inferSelect;
type Application = typeof partnerApplications.$inferSelect;
type Sold = OrderRecord["reservations"][number];
type Expect = ReturnType<typeof breaches>["expect"];

/** A partner post has no more taken seats than it offers, and each paid seat is one reservation of its buyer. */
async function seatBreaches(db: Database, records: readonly OrderRecord[]): Promise<Breach[]> {
  const { list, expect } = breaches("I-SEAT");
  const rounds = await db.select().from(partnerRounds).orderBy(asc(partnerRounds.postId));
  const all = await db.select().from(partnerApplications).orderBy(asc(partnerApplications.id));
  const byPost = Map.groupBy(all, ({ postId }) => postId);
  for (const round of rounds) checkSeats(expect, round, byPost.get(round.postId) ?? []);

  const sold = records.flatMap(({ reservations }) => reservations);
  const byId = new Map(sold.map((row) => [row.id, row]));
  const paid = all.filter(({ state }) => state === "paid");
  for (const seat of paid) checkReservation(expect, seat, byId.get(seat.reservationId ?? ""));
  for (const row of sold) checkOwner(expect, row, paid);
  return list;
}

function checkSeats(expect: Expect, round: Round, applications: readonly Application[]): void {
  const subject = `post ${round.postId}`;
  const seated = applications.filter(({ state }) => isSeated(state)).length;
  expect(round.taken === seated, subject, `counts ${round.taken}, and ${seated} have a seat`);
  expect(seated <= round.seats, subject, `${seated} have one of ${round.seats} seats`);
  expect(!round.cancelledAt || seated === 0, subject, `is called off, and ${seated} have a seat`);
  const unbooked = applications.filter(({ state, held }) => held || state === "paid").length;
  const isBooked = round.reservationId !== null;
  expect(isBooked || unbooked === 0, subject, `is a plan, and ${unbooked} seats are held or paid`);
}

function checkReservation(expect: Expect, seat: Application, row: Sold | undefined): void {
  const isTheirs = row?.memberId === seat.memberId && postOf(row) === seat.postId;
  const isStanding = isTheirs && row?.status !== "CANCELLED";
  expect(isStanding, `application ${seat.id}`, "is paid without a reservation of this seat");
}

/** What is being refunded may have lost its seat already. */
function checkOwner(expect: Expect, row: Sold, paid: readonly Application[]): void {
  const isOver = row.status === "CANCELLED" || row.status === "REFUND_REQUEST";
  if (postOf(row) === undefined || isOver) return;
  const seats = paid.filter(({ reservationId }) => reservationId === row.id).length;
  expect(seats === 1, `reservation ${row.idx}`, `was sold as one seat, and has ${seats}`);
}

function postOf({ choice }: Sold): number | undefined {
  return choice?.kind === "golf" ? choice.join : undefined;
}
