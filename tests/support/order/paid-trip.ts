import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import type { SpentLot } from "#app/domain/benefit/point-lots.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import type { tossServer } from "#tests/support/payment/toss-server.ts";
import { orderRow, roundRow } from "./trip-rows.ts";

type Toss = Awaited<ReturnType<typeof tossServer>>;

type TripLine = {
  readonly card: number;
  readonly points?: number;
  readonly coupon?: number;
  readonly usedOn?: LocalDate;
  readonly status?: ReservationStatus;
  /** The place of its round among the lines. */
  readonly parentLine?: number;
};

type Trip = {
  readonly lines: readonly TripLine[];
  readonly memberCouponId?: number;
  /** Which of the simulator's cards pays. */
  readonly cardName?: string;
  /** The points that it is paid with, by the day on which they expire. */
  readonly lots?: readonly SpentLot[];
};

const PLAYED_ON: LocalDate = "2027-01-12";
const TEE_TIME = "07:12:00";

/** A member of the test's own, so that no test sees the points of another. */
export async function newMember(db: Database): Promise<string> {
  const name = `t${crypto.randomUUID().slice(0, 12)}`;
  const [member] = await db
    .insert(members)
    .values({ loginId: name, name, email: `${name}@example.com` })
    .returning({ id: members.id });
  if (!member) throw new Error("no member");
  return member.id;
}

/** A trip that was really charged at the simulator, with a place taken for each line. */
export async function paidTrip(db: Database, toss: Toss, memberId: string, trip: Trip) {
  const number = `PT-TEST-${crypto.randomUUID().slice(0, 12)}`;
  const sum = (part: (line: TripLine) => number) =>
    trip.lines.reduce((total, line) => total + part(line), 0);
  const total = sum(({ card }) => card);
  const points = sum((line) => line.points ?? 0);
  const coupon = sum((line) => line.coupon ?? 0);

  const proof =
    total > 0
      ? await toss.authenticate({
          orderId: number,
          amount: total,
          ...(trip.cardName ? { card: trip.cardName } : {}),
        })
      : undefined;
  const charged = proof && (await toss.gateway.confirm(proof));
  if (charged && charged.outcome !== "approved") throw new Error(charged.outcome);

  const orderId = crypto.randomUUID();
  await db.insert(orders).values({
    ...orderRow(number, memberId),
    id: orderId,
    status: "PAID",
    paymentKey: proof?.paymentKey ?? null,
    amount: won(total + points + coupon),
    coupon: won(coupon),
    points: won(points),
    total: won(total),
    memberCouponId: trip.memberCouponId ?? null,
    isPartialCancelable: charged?.payment.isPartialCancelable ?? true,
    paidAt: charged?.payment.approvedAt ?? null,
  });
  if (points > 0) await payWithPoints(db, { memberId, orderId, points, lots: trip.lots });
  const ids: string[] = [];
  for (const line of trip.lines) ids.push(await bookLine(db, { orderId, memberId, line, ids }));
  return { orderId, number, ids, paymentKey: proof?.paymentKey ?? "" };
}

type Spent = Pick<Trip, "lots"> & {
  readonly memberId: string;
  readonly orderId: string;
  readonly points: number;
};

/** Earned before and spent on the order; without lots as entries were written that did not name their points. */
async function payWithPoints(db: Database, { memberId, orderId, points, lots }: Spent) {
  const of = { memberId, subject: `order:${orderId}`, expiresOn: "2027-06-30" as const };
  for (const [index, lot] of (lots ?? [{ ...of, amount: points }]).entries()) {
    const { amount, expiresOn } = lot;
    const entry = { ...of, amount, expiresOn, reason: "event" } as const;
    await db.insert(pointEntries).values({ ...entry, subject: `${of.subject}:${index}` });
  }
  const spent = { ...of, amount: -points, reason: "spent", lots: lots ?? null } as const;
  await db.insert(pointEntries).values(spent);
}

type Booked = {
  readonly orderId: string;
  readonly memberId: string;
  readonly line: TripLine;
  readonly ids: readonly string[];
};

async function bookLine(db: Database, { orderId, memberId, line, ids }: Booked): Promise<string> {
  const { card, points = 0, coupon = 0, usedOn = PLAYED_ON, status = "COMPLETE" } = line;
  const id = crypto.randomUUID();
  const row = roundRow(
    { orderId, memberId, usedOn },
    {
      id,
      amount: won(card + points + coupon),
      coupon: won(coupon),
      points: won(points),
      card: won(card),
      paid: won(card + points),
      status,
      parentLine: line.parentLine === undefined ? null : (ids[line.parentLine] ?? null),
    },
  );
  await db.insert(reservations).values(row);
  await takePlace(db, orderId, row.lineKey, usedOn);
  return id;
}

async function takePlace(db: Database, orderId: string, lineKey: string, day: LocalDate) {
  const place = { courseId: "th-suwan", day, teeTime: TEE_TIME };
  await db
    .insert(teeTimes)
    .values({ ...place, capacity: 1_000, taken: 1 })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { taken: await takenNow(db, day, 1) },
    });
  await db.insert(stockTakes).values({
    orderId,
    lineKey,
    kind: "tee",
    productId: "th-suwan",
    day,
    slot: TEE_TIME,
    quantity: 1,
  });
}

async function takenNow(db: Database, day: LocalDate, more: number): Promise<number> {
  return (await placesTaken(db, day)) + more;
}

/** How many places of the trips' tee time are taken. */
export async function placesTaken(db: Database, day: LocalDate = PLAYED_ON): Promise<number> {
  const rows = await db
    .select({ taken: teeTimes.taken, courseId: teeTimes.courseId, teeTime: teeTimes.teeTime })
    .from(teeTimes)
    .where(eq(teeTimes.day, day));
  const row = rows.find((each) => each.courseId === "th-suwan" && each.teeTime === TEE_TIME);
  return row?.taken ?? 0;
}
