import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { offerExpiry } from "#app/domain/reservation/status/time-offer-rules.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  auditOf,
  historyOf,
  lettersAbout,
  lineOf,
  refundsOf,
} from "#tests/support/order/admin-trip.ts";
import { ASKED, letPass, offeredRounds, offerOf } from "#tests/support/order/offered-round.ts";
import { COURSE, caddie, golf, stay } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { acceptOffer, declineOffer } from "./answer-offer.server.ts";
import { expireOffers } from "./expire-offers.server.ts";
import { findOpenOffer, freeTimesFor } from "./offer-queries.server.ts";
import { offerTimes, withdrawOffer } from "./offer-times.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const { ops, pending, offered } = await offeredRounds(db, shop);

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

test("staff offer up to three free times, and the line stays pending", async () => {
  const { line, free } = await pending();
  const times = free.slice(0, 3);
  const asked = { reservationId: line.id, times: times.toReversed(), note: " 아침이 비었어요 " };
  const before = new Date();
  await offerTimes(services, ops, asked);
  const after = new Date();

  const offer = await offerOf(db, line.id);
  expect(offer).toMatchObject({
    times,
    status: "OPEN",
    note: "아침이 비었어요",
    offeredBy: ops.id,
  });
  expect(offer.expiresAt >= offerExpiry(line, before)).toBe(true);
  expect(offer.expiresAt <= offerExpiry(line, after)).toBe(true);
  expect((await lineOf(db, line.orderId, "golf")).status).toBe("PENDING");
  expect((await historyOf(db, line.id)).at(-1)).toMatchObject({
    action: "offer",
    actor: "staff",
    actorId: ops.id,
    before: "PENDING",
    after: "PENDING",
    reference: times.join(", "),
    reason: "아침이 비었어요",
  });
  expect(await auditOf(db, line.id)).toMatchObject([
    { actorId: ops.id, action: "reservation.offer", after: { times } },
  ]);
  expect(await lettersAbout(db, `offer-made:${offer.id}`)).toBe(1);
  expect(await findOpenOffer(db, line, TEST_NOW)).toMatchObject({
    id: offer.id,
    times: times.map((time) => ({ time, isFree: true })),
  });
  await expect(offerTimes(services, ops, { reservationId: line.id, times })).rejects.toMatchObject({
    code: "reservation.step_refused",
  });
});

test("unavailable times are not offered", async () => {
  const { line, free, date } = await pending();
  const [first = "", second = "", third = "", fourth = ""] = free;
  expect(free).not.toContain(ASKED);
  await leavePlaces(db, golf({ date, time: fourth }), 1);
  const refusal = { code: "reservation.offer_times", status: 422 };
  const wrong = [[], [ASKED], [first, first], [first, second, third, "10:08"], ["03:00"], [fourth]];
  for (const times of wrong) {
    const asked = { reservationId: line.id, times };
    await expect(offerTimes(services, ops, asked)).rejects.toMatchObject(refusal);
  }
  const eveBefore = new Date(`${date}T00:00:00+07:00`).getTime() - 8 * 3_600_000;
  const tooLate = { ...services, now: () => new Date(eveBefore) };
  const asked = { reservationId: line.id, times: [first] };
  await expect(offerTimes(tooLate, ops, asked)).rejects.toMatchObject(refusal);

  const day = and(eq(courseDays.courseId, COURSE), eq(courseDays.day, date));
  await db.update(courseDays).set({ closed: true }).where(day);
  expect(await freeTimesFor(db, line, TEST_NOW)).toEqual([]);
  await expect(offerTimes(services, ops, asked)).rejects.toMatchObject(refusal);
  await db.update(courseDays).set({ closed: false }).where(day);
  expect(await historyOf(db, line.id)).toHaveLength(1);
});

test("only a round that waits for its course can be offered another time", async () => {
  const { line, orderId, free } = await pending((checkIn) => [
    stay({ checkIn, checkOut: addDays(checkIn, 2) }),
  ]);
  const times = free.slice(0, 1);
  const hotel = await lineOf(db, orderId, "hotel");
  expect(await freeTimesFor(db, hotel, TEST_NOW)).toEqual([]);
  await expect(offerTimes(services, ops, { reservationId: hotel.id, times })).rejects.toThrow();
  await expect(
    offerTimes(services, ops, { reservationId: crypto.randomUUID(), times }),
  ).rejects.toMatchObject({ status: 404 });
  const reservationId = line.id;
  await changeReservationStatus(services, ops, {
    reservationId,
    action: "confirm",
    reference: "C-1",
  });
  const refusal = { code: "reservation.step_refused", status: 409 };
  await expect(offerTimes(services, ops, { reservationId, times })).rejects.toMatchObject(refusal);
  await expect(withdrawOffer(services, ops, reservationId)).rejects.toMatchObject(refusal);
});

test("a round with a caddie stays in her half of the day", async () => {
  const { free } = await pending((date) => [caddie({ date })]);
  expect(free.length).toBeGreaterThan(0);
  expect(free.filter((time) => time >= "12:00")).toEqual([]);
  const alone = await pending();
  expect(alone.free.some((time) => time >= "12:00")).toBe(true);
});

test("an unanswered offer expires, once, and everything is refunded", async () => {
  const { memberId, line, orderId, times, offer, answer } = await offered();
  const open = await offered();
  await letPass(db, offer.id);
  const over = { code: "reservation.offer_over", status: 409 };
  await expect(
    acceptOffer(services, memberId, { ...answer, time: times[0] }),
  ).rejects.toMatchObject(over);
  await expect(declineOffer(services, memberId, answer)).rejects.toMatchObject(over);
  expect(await findOpenOffer(db, line, TEST_NOW)).toBeNull();
  expect(await expireOffers(services)).toBe(1);
  expect(await expireOffers(services)).toBe(0);
  expect((await offerOf(db, line.id)).status).toBe("EXPIRED");
  expect((await offerOf(db, open.line.id)).status).toBe("OPEN");
  expect(await lineOf(db, orderId, "golf")).toMatchObject({
    status: "CANCELLED",
    refund: line.paid,
  });
  expect(await refundsOf(db, orderId)).toMatchObject([{ kind: "refusal", askedBy: "system" }]);
  expect((await historyOf(db, line.id)).map(({ action, actor }) => [action, actor])).toEqual([
    ["paid", "system"],
    ["offer", "staff"],
    ["expire_offer", "system"],
    ["refund", "system"],
  ]);
  expect(await lettersAbout(db, `offer-ended:${offer.id}`)).toBe(1);
});

test("staff withdraw an offer, and the line waits for its own time again", async () => {
  const { memberId, line, times, offer, answer } = await offered();
  await withdrawOffer(services, ops, line.id);
  expect(await offerOf(db, line.id)).toMatchObject({ status: "WITHDRAWN", taken: null });
  expect((await lineOf(db, line.orderId, "golf")).status).toBe("PENDING");
  expect((await auditOf(db, line.id)).at(-1)).toMatchObject({
    action: "reservation.withdraw_offer",
    before: { offer: offer.id },
  });
  expect(await lettersAbout(db, `offer-withdrawn:${offer.id}`)).toBe(1);
  const over = { code: "reservation.offer_over" };
  await expect(withdrawOffer(services, ops, line.id)).rejects.toMatchObject(over);
  await expect(
    acceptOffer(services, memberId, { ...answer, time: times[0] }),
  ).rejects.toMatchObject(over);
});

test.each(["confirm", "refuse", "cancel", "review"] as const)(
  "every action that moves the line withdraws the offer: %s",
  async (how) => {
    const { memberId, line, times, offer, answer } = await offered();
    const reservationId = line.id;
    if (how === "confirm") {
      await changeReservationStatus(services, ops, {
        reservationId,
        action: how,
        reference: "C-9",
      });
    } else if (how === "refuse") {
      await changeReservationStatus(services, ops, { reservationId, action: how, reason: "full" });
    } else {
      const mode = how === "cancel" ? "policy" : "review";
      const asked = { reservationId, scope: "line", reason: "x", mode } as const;
      const by = { kind: "member", id: memberId } as const;
      await requestCancel(services, by, { ...asked, expectedRefund: line.paid });
    }
    expect(await offerOf(db, line.id)).toMatchObject({ status: "WITHDRAWN", answeredAt: TEST_NOW });
    await expect(
      acceptOffer(services, memberId, { ...answer, time: times[0] }),
    ).rejects.toMatchObject({ code: "reservation.offer_over" });
    await letPass(db, offer.id);
    expect(await expireOffers(services)).toBe(0);
  },
);
