import { expect, test } from "vitest";
import { cartLines } from "#app/db/schema/checkout/checkout-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import { type CartLine, MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { countCart, listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import {
  changeCart,
  mergeCart,
  repriceCart,
} from "#app/features/checkout/cart/change-cart.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { someoneWaitsForLock } from "#tests/support/lock-wait.ts";
import { ride } from "#tests/support/order/order-lines.ts";
import { times } from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const DEMO = demoMemberId("demo");
const GUEST = demoMemberId("guest");

test("a thousand concurrent adds fill the cart to its limit and no further; the others get 422", async () => {
  await db.delete(cartLines);
  const adds = Array.from({ length: 1000 }, (_, day) => changeCart(db, DEMO, { put: [ride(day)] }));
  const results = await Promise.allSettled(adds);
  const refused = results.filter((result) => result.status === "rejected");
  expect(results.length - refused.length).toBe(MAX_LINES);
  expect(
    refused.every(
      ({ reason }) => reason instanceof AppError && reason.code === "order.too_many_lines",
    ),
  ).toBe(true);
  expect(await countCart(db, DEMO)).toBe(MAX_LINES);
});

test("ten concurrent logins merge the same browser cart into one union, without doubles or loss", async () => {
  for (let turn = 0; turn < times(5, 50); turn += 1) {
    await db.delete(cartLines);
    await changeCart(db, DEMO, { put: [ride(1, 3), ride(2)] });
    await changeCart(db, GUEST, { put: [ride(7)] });
    const held = [ride(1, 9), ride(5), ride(6)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        mergeCart(db, DEMO, tab % 2 === 0 ? held : held.toReversed()),
      ),
    );
    const taken = held.map(lineKey).toSorted();
    expect(answers).toEqual(answers.map(() => ({ count: 4, taken })));
    expect(await listCart(db, DEMO)).toEqual([ride(1, 3), ride(2), ride(5), ride(6)]);
    expect(await listCart(db, GUEST)).toEqual([ride(7)]);
  }
});

test("merging while lines are put in and taken out loses neither", async () => {
  for (let turn = 0; turn < times(1, 50); turn += 1) {
    await db.delete(cartLines);
    await changeCart(db, DEMO, { put: [ride(0)] });
    await Promise.all([
      ...Array.from({ length: 10 }, () => mergeCart(db, DEMO, [ride(20), ride(21)])),
      ...Array.from({ length: 10 }, (_, day) => changeCart(db, DEMO, { put: [ride(day + 1)] })),
      changeCart(db, DEMO, { remove: [lineKey(ride(0))] }),
    ]);
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21];
    expect(await listCart(db, DEMO)).toEqual(days.map((day) => ride(day)));
  }
});

test("the first of ten tabs that choose differently under one key wins, and none overwrites it", async () => {
  for (let turn = 0; turn < times(3, 50); turn += 1) {
    await db.delete(cartLines);
    const tabs = await Promise.allSettled(
      Array.from({ length: 10 }, (_, tab) =>
        changeCart(db, DEMO, { put: [ride(1, tab + 1)], careful: true }),
      ),
    );
    const refused = tabs.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(9);
    expect(refused.map(({ reason }) => reason.code)).toEqual(refused.map(() => "cart.line_there"));
    const winner = tabs.findIndex(({ status }) => status === "fulfilled");
    expect(await listCart(db, DEMO)).toEqual([ride(1, winner + 1)]);
  }
});

test("one of ten tabs that move one line elsewhere succeeds, and the line exists once", async () => {
  for (let turn = 0; turn < times(3, 50); turn += 1) {
    await db.delete(cartLines);
    await changeCart(db, DEMO, { put: [ride(1)] });
    const remove = [lineKey(ride(1))];
    const tabs = await Promise.allSettled(
      Array.from({ length: 10 }, (_, tab) =>
        changeCart(db, DEMO, { remove, put: [ride(tab + 2)], careful: true }),
      ),
    );
    const refused = tabs.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(
      Array.from({ length: 9 }, () => "cart.line_gone"),
    );
    const winner = tabs.findIndex(({ status }) => status === "fulfilled");
    expect(await listCart(db, DEMO)).toEqual([ride(winner + 2)]);
  }
});

test("new prices are accepted for the cart as it is: no other tab changes it before they are written", async () => {
  await db.delete(cartLines);
  await changeCart(db, DEMO, { put: [ride(1, 2), ride(2), ride(3)] });
  const others: Promise<unknown>[] = [];
  await repriceCart(db, DEMO, async (_, cart) => {
    others.push(
      changeCart(db, DEMO, { remove: [lineKey(ride(2))] }),
      changeCart(db, DEMO, { put: [ride(1, 5)] }),
    );
    await someoneWaitsForLock(db);
    return cart.map((line) => ({ ...line, price: won(77_000) }) as CartLine);
  });
  await Promise.all(others);
  expect(await listCart(db, DEMO)).toEqual([ride(1, 5), { ...ride(3), price: 77_000 }]);
});
