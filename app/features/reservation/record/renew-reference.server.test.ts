import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { auditOf, lineOf } from "#tests/support/order/admin-trip.ts";
import { ASKED, offeredRounds, offerOf } from "#tests/support/order/offered-round.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { acceptOffer } from "../offer/answer-offer.server.ts";
import { offerTimes } from "../offer/offer-times.server.ts";
import { renewReference } from "./renew-reference.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const { ops, pending } = await offeredRounds(db, shop);

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

test("a van that was confirmed loses its number when its round moves, and gets a new one at the desk", async () => {
  const round = await pending(undefined, { callvan: "round_trip", cars: 1 });
  const reservationId = round.line.id;
  const time = `${addDays(round.date, 77)} ${ASKED}`;
  await offerTimes(services, ops, { reservationId, times: [time] });
  const offer = await offerOf(db, reservationId);
  const van = await lineOf(db, round.orderId, "callvan");
  expect(van.status).toBe("COMPLETE");
  const number = { supplierReference: "VAN-1", confirmedAt: TEST_NOW };
  await db.update(reservations).set(number).where(eq(reservations.id, van.id));
  await acceptOffer(services, round.memberId, { reservationId, offerId: offer.id, time });
  const moved = await lineOf(db, round.orderId, "callvan");
  expect(moved).toMatchObject({ status: "COMPLETE", supplierReference: null });
  expect(moved.referenceLostAt).toEqual(services.now());

  const given = { reservationId: van.id, reference: "VAN-2", heardFrom: " Khun A " };
  await renewReference(services, ops, given);
  const renewed = { supplierReference: "VAN-2", heardFrom: "Khun A", referenceLostAt: null };
  expect(await lineOf(db, round.orderId, "callvan")).toMatchObject(renewed);
  expect(await auditOf(db, van.id)).toMatchObject([
    { actorId: ops.id, action: "reservation.new_reference", after: { reference: "VAN-2" } },
  ]);
  await expect(renewReference(services, ops, given)).rejects.toMatchObject({
    code: "reservation.step_refused",
  });
});
