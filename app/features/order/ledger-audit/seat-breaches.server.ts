import { asc } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { isSeated } from "#app/domain/community/partner/partner-application.ts";
import { type Breach, breaches } from "./breach.ts";
import type { OrderRecord } from "./order-breaches.server.ts";

type Round = typeof partnerRounds.$inferSelect;
type Application = typeof partnerApplications.$inferSelect;
type Sold = OrderRecord["reservations"][number];
type Expect = ReturnType<typeof breaches>["expect"];

/** A partner post has no more taken seats than it offers, and each paid seat is one reservation of its buyer. */
export async function seatBreaches(
  db: Database,
  records: readonly OrderRecord[],
): Promise<Breach[]> {
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
