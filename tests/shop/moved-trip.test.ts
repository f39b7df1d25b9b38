import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineChange } from "#app/domain/order/line/line-change.ts";
import { movedLine } from "#app/domain/order/line/line-move.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { findPickUp } from "#app/features/reservation/voucher/pick-up-queries.server.ts";
import { findVoucher } from "#app/features/reservation/voucher/voucher-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { caddie, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
await openCourse(db, { singles: true });

// Noi works on Tuesdays.
const round = golf({ time: "09:36", callvan: "round_trip", cars: 1 });
const NEXT = addDays(PLAY_DAY, 7);
await leavePlaces(db, { ...round, date: NEXT }, 4);

test("a round that was moved is bought on its new day with its caddie and van, and the ledger adds up", async () => {
  const memberId = await shop.member();
  const noi = caddie();
  await changeCart(db, memberId, { put: [round, noi] });
  const moved = movedLine(round, { from: NEXT });
  await changeCart(db, memberId, lineChange(round, moved, await listCart(db, memberId)));
  const cart = await listCart(db, memberId);
  expect(cart).toHaveLength(2);

  const { outcome } = await shop.buy(memberId, cart);
  expect(outcome?.status).toBe("PAID");
  const made = await db
    .select({ kind: reservations.kind, usedOn: reservations.usedOn })
    .from(reservations)
    .where(eq(reservations.memberId, memberId))
    .orderBy(asc(reservations.kind));
  expect(made).toEqual(["golf", "caddy", "callvan"].map((kind) => ({ kind, usedOn: NEXT })));
  expect(await shop.audit()).toEqual([]);
});

test("a ride is bought as its route, and its driver reads the note as it was typed", async () => {
  const memberId = await shop.member();
  const ride: LineOf<"callvan"> = {
    kind: "callvan",
    routeId: "r-bkk-pattaya",
    date: PLAY_DAY,
    time: "10:30",
    way: "back",
    note: "아마리 로비, KE658",
    // A hand-made request changes neither the route nor the texts.
    from: "파타야 호텔",
    to: "푸켓 빠통 호텔",
    people: 2,
    price: won(1),
  };
  const { outcome } = await shop.buy(memberId, [ride]);
  expect(outcome).toMatchObject({ status: "PAID", total: 55_000 });
  const [made] = await db.select().from(reservations).where(eq(reservations.memberId, memberId));
  expect(made?.title).toEqual({
    ko: "파타야 호텔 → 수완나품 공항(BKK)",
    en: "Pattaya hotel → Suvarnabhumi Airport (BKK)",
  });
  expect(made?.detail.en).toContain("Pick-up note: 아마리 로비, KE658");
  expect(JSON.stringify(made)).not.toContain("푸켓");
  const id = made?.id ?? "";
  expect(await findVoucher(db, { id, memberId })).toMatchObject({ note: "아마리 로비, KE658" });
  const pickUp = { time: "10:30", from: "Pattaya hotel", own: "pick_up" };
  expect(await findPickUp(db, "en", id)).toEqual(pickUp);
  expect(await shop.audit()).toEqual([]);
});

test("the note of a ride that was bought is stored with it", async () => {
  const memberId = await shop.member();
  const free = {
    kind: "callvan",
    routeId: "r-bkk-pattaya",
    date: PLAY_DAY,
    time: "11:30",
  } as const;
  await shop.buy(memberId, [{ ...free, people: 2, price: won(0) }]);
  const mine = eq(reservations.memberId, memberId);
  const [made] = await db.select().from(reservations).where(mine);
  if (made?.choice?.kind !== "callvan") throw new Error("nothing was bought");
  await db
    .update(reservations)
    .set({ choice: { ...made.choice, from: "BKK 3번 출구", to: "Amari" } })
    .where(mine);
  expect(await findPickUp(db, "en", made.id)).toMatchObject({
    from: "BKK 3번 출구",
    own: "drop_off",
  });
  expect((await findVoucher(db, { id: made.id, memberId }))?.note).toBeNull();
});
