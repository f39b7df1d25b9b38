import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { supplierRequest } from "#app/domain/reservation/voucher/supplier-request.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { findReservation } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { findPickUp } from "#app/features/reservation/voucher/pick-up-queries.server.ts";
import { findVoucher } from "#app/features/reservation/voucher/voucher-queries.server.ts";
import { REQUEST_LABELS } from "#app/locales/supplier-words.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  historyOf,
  lettersAbout,
  lineOf,
  linesOf,
  refundsOf,
} from "#tests/support/order/admin-trip.ts";
import { ASKED, offeredRounds, offerOf, takenAt } from "#tests/support/order/offered-round.ts";
import { caddie, golf, stay } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { acceptOffer, declineOffer } from "./answer-offer.server.ts";
import { findOpenOffer } from "./offer-queries.server.ts";
import { offerTimes } from "./offer-times.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services, member, buy } = shop;
const { ops, offered } = await offeredRounds(db, shop);

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const WITH_VAN = { callvan: "round_trip", cars: 1 } as const;

test("moves the round at the price that was paid, with its places, texts, van and caddie", async () => {
  const { memberId, line, orderId, date, times, offer, answer } = await offered(
    (day) => [caddie({ date: day, time: ASKED })],
    WITH_VAN,
  );
  const [, time] = times;
  const pickUp = await findPickUp(db, "ko", line.id);
  const before = { old: await takenAt(db, date, ASKED), new: await takenAt(db, date, time) };
  const sold = await db.select().from(orders).where(eq(orders.id, orderId));
  await acceptOffer(services, memberId, { ...answer, time });

  expect(await offerOf(db, line.id)).toMatchObject({ status: "ACCEPTED", taken: time });
  expect(await takenAt(db, date, ASKED)).toBe(before.old - 2);
  expect(await takenAt(db, date, time)).toBe(before.new + 2);
  const moved = await lineOf(db, orderId, "golf");
  const { choice, detail, ...same } = line;
  expect(moved).toMatchObject({ ...same, choice: { ...choice, time } });
  const rest = (text = "") => text.split(" · ").slice(1);
  expect(moved.detail.ko).toContain(time.replace(/^0/, ""));
  expect(moved.detail.en).toContain(time.replace(/^0/, ""));
  expect([rest(moved.detail.ko), rest(moved.detail.en)]).toEqual([
    rest(detail.ko),
    rest(detail.en),
  ]);
  expect((await lineOf(db, orderId, "callvan")).choice).toMatchObject({ kind: "golf", time });
  expect((await lineOf(db, orderId, "caddy")).choice).toMatchObject({ kind: "caddy", time });
  expect((await findVoucher(db, { id: line.id, memberId }))?.time).toBe(time);
  expect((await findPickUp(db, "ko", line.id))?.time).not.toBe(pickUp?.time);
  const record = await findReservation(db, line.idx);
  expect(record && supplierRequest(record, "en", REQUEST_LABELS.en)).toContain(`Tee time: ${time}`);

  expect(await db.select().from(orders).where(eq(orders.id, orderId))).toEqual(sold);
  expect(await refundsOf(db, orderId)).toEqual([]);
  expect((await historyOf(db, line.id)).at(-1)).toMatchObject({
    action: "accept_offer",
    actor: "member",
    actorId: memberId,
    before: "PENDING",
    after: "PENDING",
    reference: `${ASKED} → ${time}`,
  });
  expect(await lettersAbout(db, `offer-accepted:${offer.id}`)).toBe(1);
  await changeReservationStatus(services, ops, {
    reservationId: line.id,
    action: "confirm",
    reference: "SCC-2",
  });
  expect((await lineOf(db, orderId, "golf")).status).toBe("COMPLETE");
});

test("a round can be moved more than once, and back, each time from where it is", async () => {
  const { memberId, line, orderId, times, answer } = await offered();
  const [first, second] = times;
  await acceptOffer(services, memberId, { ...answer, time: first });
  await offerTimes(services, ops, { reservationId: line.id, times: [second, ASKED] });
  const { id: offerId } = await offerOf(db, line.id);
  await acceptOffer(services, memberId, { reservationId: line.id, offerId, time: ASKED });
  const { choice, detail } = await lineOf(db, orderId, "golf");
  expect({ choice, detail }).toEqual({ choice: line.choice, detail: line.detail });
});

test("a time that was sold meanwhile is reported as gone, and the others stay open", async () => {
  const { memberId, line, orderId, date, times, answer } = await offered();
  const [first, second] = times;
  await buy(await member(), [golf({ date, time: first, players: 3 })]);
  await expect(acceptOffer(services, memberId, { ...answer, time: first })).rejects.toMatchObject({
    code: "reservation.offer_sold",
    status: 409,
  });
  expect(await offerOf(db, line.id)).toMatchObject({ status: "OPEN", taken: null });
  expect(await lineOf(db, orderId, "golf")).toEqual(line);
  expect((await findOpenOffer(db, line, TEST_NOW))?.times).toEqual([
    { time: first, isFree: false },
    { time: second, isFree: true },
  ]);
  await acceptOffer(services, memberId, { ...answer, time: second });
  await expect(acceptOffer(services, memberId, { ...answer, time: second })).rejects.toMatchObject({
    code: "reservation.offer_over",
    status: 409,
  });
});

test("only the member can answer, and only an offered time can be taken", async () => {
  const { memberId, line, times, answer } = await offered();
  const [time] = times;
  const stranger = await member();
  const absent = { status: 404 };
  const other = await offered();
  await expect(acceptOffer(services, stranger, { ...answer, time })).rejects.toMatchObject(absent);
  await expect(declineOffer(services, stranger, answer)).rejects.toMatchObject(absent);
  const { offerId } = other.answer;
  await expect(acceptOffer(services, memberId, { ...answer, offerId, time })).rejects.toMatchObject(
    absent,
  );
  await expect(acceptOffer(services, memberId, { ...answer, time: "10:08" })).rejects.toMatchObject(
    { code: "common.bad_request" },
  );
  expect((await offerOf(db, line.id)).status).toBe("OPEN");
});

test("a member who declines is refunded in full, with the lines that depend on the round and nothing else", async () => {
  const { memberId, line, orderId, offer, answer } = await offered((date) => [
    caddie({ date }),
    stay({ checkIn: date, checkOut: addDays(date, 2) }),
  ]);
  await sendRefund(services, await declineOffer(services, memberId, answer));

  expect((await offerOf(db, line.id)).status).toBe("DECLINED");
  const lines = await linesOf(db, orderId);
  const fallen = lines.filter(({ status }) => status === "CANCELLED");
  expect(fallen.map(({ kind }) => kind).toSorted()).toEqual(["caddy", "golf"]);
  const card = fallen.reduce((sum, each) => sum + each.card, 0);
  expect(await refundsOf(db, orderId)).toMatchObject([
    { kind: "refusal", status: "done", card, fee: 0, askedBy: "member", askedById: memberId },
  ]);
  expect((await historyOf(db, line.id)).map(({ action, after }) => [action, after])).toEqual([
    ["paid", "PENDING"],
    ["offer", "PENDING"],
    ["decline_offer", "REFUND_REQUEST"],
    ["refund", "CANCELLED"],
  ]);
  expect(await lettersAbout(db, `offer-ended:${offer.id}`)).toBe(1);
  await expect(declineOffer(services, memberId, answer)).rejects.toMatchObject({
    code: "reservation.offer_over",
  });
});

test("finds a line whose tee time differs from the stock it took", async () => {
  const { memberId, line, times, answer } = await offered();
  await acceptOffer(services, memberId, { ...answer, time: times[0] });
  const { choice } = await lineOf(db, line.orderId, "golf");
  const here = eq(reservations.id, line.id);
  await db.update(reservations).set({ choice: line.choice }).where(here);
  expect(await auditLedger(db)).toMatchObject([{ rule: "I-STOCK" }]);
  await db.update(reservations).set({ choice }).where(here);
});
