import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { expectedOf } from "#app/features/reservation/change/plan-change.server.ts";
import {
  type ChangeRequest,
  requestChange,
} from "#app/features/reservation/change/request-change.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, outcomesOf, times } from "#tests/support/order/ordering.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";

const ROUNDS = times(8, 50);

const shop = await changedShop();
const { db, services, paidAt, wish, plan, change, approveCard } = shop;

type Line = Awaited<ReturnType<typeof paidAt>>["line"];
type To = Parameters<typeof wish>[1];

const TEES = teeSheet({ first: "08:00", last: "13:28", intervalMinutes: 8 });
const DAYS = 60;

/** Tee times that only this test uses, one for each turn. */
let used = 0;
function ownTee() {
  const date: LocalDate = addDays(PLAY_DAY, used % DAYS);
  const time = TEES[Math.floor(used / DAYS)] ?? "";
  used += 1;
  return { date, time };
}

async function asked(memberId: string, line: Line, to: To): Promise<ChangeRequest> {
  const changes = [wish(line, to)];
  const planned = await plan(memberId, changes);
  return { changes, expected: expectedOf(planned), without: [] };
}

async function cancelOf(memberId: string, line: Line) {
  const key = { scope: "line", orderId: line.orderId, reservationId: line.id } as const;
  const shown = await cancelPlanOf(db, key, services.now());
  const actor = { kind: "member", id: memberId } as const;
  const expectedRefund = shown?.plan.refund ?? won(0);
  return async () => {
    const { refundId } = await requestCancel(services, actor, {
      ...POLICY,
      ...key,
      expectedRefund,
    });
    await sendRefund(services, refundId);
  };
}

async function clean() {
  await db.execute(sql`update refunds set try_at = now() where status = 'sending'`);
  await sendDueRefunds(services);
  expect(await shop.audit()).toEqual([]);
}

test("exactly one of several concurrent changes of one line is done, free or paid", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const tee = ownTee();
    await leavePlaces(db, golf(tee), 4);
    const { memberId, line } = await paidAt(golf({ ...tee, players: 3 }));
    const wishes: To[] = [{ players: 2 }, { players: 1 }, { players: 4 }, { players: 2 }];
    const requests = [];
    for (const to of wishes) requests.push(await asked(memberId, line, to));
    const { done, codes } = await outcomesOf(
      requests.map((request) => requestChange(services, memberId, request)),
    );
    const held = await db.$count(
      reservationChanges,
      sql`order_id = ${line.orderId} and status = 'HELD'`,
    );
    const made = await db.$count(
      reservationChanges,
      sql`order_id = ${line.orderId} and status = 'APPLIED'`,
    );
    // One that waits for its payment gives way to one that does not.
    expect([made + held, done >= 1]).toEqual([1, true]);
    expect([
      "reservation.change_over",
      "reservation.change_running",
      "reservation.change_nothing",
    ]).toEqual(expect.arrayContaining(codes));
    await clean();
  }
});

test("a change and a cancel at once: one after the other, and every won is where it belongs", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const tee = ownTee();
    await leavePlaces(db, golf(tee), 4);
    const { memberId, line } = await paidAt(golf({ ...tee, players: 3 }));
    const request = await asked(memberId, line, { players: round % 2 === 0 ? 2 : 4 });
    const cancel = await cancelOf(memberId, line);
    await outcomesOf([requestChange(services, memberId, request), cancel()]);
    await clean();
  }
});

test("the payment of a change and a cancel at once: the line changes or its payment goes back", async () => {
  const ends = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const tee = ownTee();
    await leavePlaces(db, golf(tee), 4);
    const { memberId, line } = await paidAt(golf({ ...tee, players: 3 }));
    const cancel = await cancelOf(memberId, line);
    const held = await change(memberId, [wish(line, { players: 4 })]);
    if (held.is !== "pay") throw new Error("a fourth golfer costs something");
    const back = await approveCard(held.order);
    const { codes } = await outcomesOf([confirmOrder(services, back), cancel()]);
    // A cancel that comes second has another sum to show.
    expect(["reservation.refund_changed"]).toEqual(expect.arrayContaining(codes));
    const [row] = await db
      .select({ status: reservationChanges.status })
      .from(reservationChanges)
      .where(eq(reservationChanges.id, held.changeId));
    const now = await shop.lineNow(line);
    ends.add(`${row?.status} ${now?.status}`);
    await clean();
  }
  expect(["APPLIED COMPLETE", "ENDED CANCELLED"]).toEqual(expect.arrayContaining([...ends]));
});

test("two members change into the last places: one moves, the other stays where it was", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const to = ownTee();
    await leavePlaces(db, golf(to), 3);
    const movers = [];
    for (let at = 0; at < 2; at += 1) {
      const tee = ownTee();
      await leavePlaces(db, golf(tee), 4);
      const booked = await paidAt(golf({ ...tee, players: 2 }));
      movers.push({ ...booked, request: await asked(booked.memberId, booked.line, to) });
    }
    const { done, codes } = await outcomesOf(
      movers.map(({ memberId, request }) => requestChange(services, memberId, request)),
    );
    expect({ done, codes }).toEqual({ done: 1, codes: ["order.sold_out"] });
    await clean();
  }
});

test("one more golfer and a buyer want the last place: one of them gets it", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const tee = ownTee();
    await leavePlaces(db, golf(tee), 4);
    const { memberId, line } = await paidAt(golf({ ...tee, players: 3 }));
    const request = await asked(memberId, line, { players: 4 });
    const buyer = await shop.member();
    const order = await shop.request([golf({ ...tee, players: 1 })]);
    const { done, codes } = await outcomesOf([
      requestChange(services, memberId, request),
      shop.placeRequest(buyer, order),
    ]);
    expect(done).toBe(1);
    expect(["order.sold_out"]).toEqual(expect.arrayContaining(codes));
    const [row] = await db
      .select({ taken: teeTimes.taken })
      .from(teeTimes)
      .where(sql`course_id = ${COURSE} and day = ${tee.date} and tee_time = ${tee.time}`);
    expect(row?.taken).toBe(4);
    await clean();
  }
});

test("a payment that returns while three sweepers run is settled once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const tee = ownTee();
    await leavePlaces(db, golf(tee), 4);
    const { memberId, line } = await paidAt(golf({ ...tee, players: 3 }));
    const held = await change(memberId, [wish(line, { players: 4 })]);
    if (held.is !== "pay") throw new Error("a fourth golfer costs something");
    const back = await approveCard(held.order);
    const late = round % 2 === 0 ? 1 : -60;
    await db.execute(
      sql`update orders set hold_until = now() - make_interval(secs => ${late}) where id = ${held.order.id}`,
    );
    await Promise.all([
      confirmOrder(services, back),
      confirmOrder(services, back),
      ...[1, 2, 3].map(() => sweepHolds(services)),
    ]);
    expect(await shop.lineNow(line)).toMatchObject({ choice: { players: late > 0 ? 3 : 4 } });
    await clean();
  }
});
