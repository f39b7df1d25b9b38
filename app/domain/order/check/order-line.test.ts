import fc from "fast-check";
import { expect, test } from "vitest";
import { sumWon, won } from "#app/domain/common/money.ts";
import { priceChanges, repriced } from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineTotal } from "#app/domain/order/line/line-facts.ts";
import { linePath } from "#app/domain/order/line/line-path.ts";
import { billOfRows, billRow } from "#app/domain/pricing/bill.ts";
import { anyOrder } from "#tests/support/order/random-order.ts";
import { cup, stay } from "#tests/support/order/sample-lines.ts";
import { orderLines } from "./order-line.ts";

const round: LineOf<"golf"> = {
  kind: "golf",
  courseId: "th-siam-old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  fees: { green: won(374_000), cart: won(66_000), caddy: won(44_000), van: won(48_000) },
  cars: 1,
  callvan: "round_trip",
};
const caddie: CartLine = {
  kind: "caddy",
  caddyId: "cad-002",
  courseId: "th-siam-old",
  date: "2027-01-12",
  price: won(10_000),
};
const ride: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "g-siam-old",
  date: "2027-01-12",
  from: "A",
  to: "B",
  people: 2,
  price: won(74_000),
};

test("the van of a round is a separate line, and is cancelled with the round as the caddie is", () => {
  const key = "golf:th-siam-old:2027-01-12:07:12";
  expect(
    orderLines([caddie, round]).map(({ kind, amount, parentLine }) => [kind, amount, parentLine]),
  ).toEqual([
    ["caddy", 10_000, key],
    ["golf", 484_000, undefined],
    ["callvan", 48_000, key],
  ]);
});

test("a round without a van is one line, and every line names its product", () => {
  const alone = { ...round, callvan: "none", cars: 0 } as const;
  expect(orderLines([alone])).toMatchObject([{ kind: "golf", parentLine: undefined }]);
  const sold = orderLines([alone, caddie, ride, stay, cup]).map(({ productId }) => productId);
  expect(sold).toEqual(["th-siam-old", "cad-002", "g-siam-old", "twin", "cup"]);
});

test("neither a stay nor an entry depends on a round, though one is played on its day", () => {
  const entry = { ...cup, date: round.date };
  const lines = orderLines([stay, entry, round], () => round.courseId);
  expect(lines.slice(0, 2).map(({ parentLine }) => parentLine)).toEqual([undefined, undefined]);
});

test("a ride to the course depends on its round; a transfer does not", () => {
  const [golfRide] = orderLines([ride, round], () => "th-siam-old");
  expect(golfRide?.parentLine).toBe("golf:th-siam-old:2027-01-12:07:12");
  expect(orderLines([ride, round])[0]?.parentLine).toBeUndefined();
});

test("the lines of an order have one key each, and add up to the cart", () => {
  fc.assert(
    fc.property(anyOrder, (cart) => {
      const dear = cart.map((line) =>
        line.kind === "golf" && line.callvan === "none"
          ? { ...line, fees: { ...line.fees, van: won(0) } }
          : line,
      );
      const lines = orderLines(dear);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(sumWon(dear.map(lineTotal)));
    }),
  );
});

test("prices a line again from its bill and names every change", () => {
  const bill = billOfRows([
    billRow("green", 2, won(195_000)),
    billRow("cart", 2, won(33_000)),
    billRow("caddy", 2, won(22_000)),
    billRow("ride", 1, won(48_000)),
    billRow("ride_peak", 1, won(10_000)),
  ]);
  expect(priceChanges(round, bill)).toEqual([
    { part: "green", before: 374_000, after: 390_000 },
    { part: "van", before: 48_000, after: 58_000 },
  ]);
  expect(lineTotal(repriced(round, bill))).toBe(bill.total);
  expect(priceChanges(repriced(round, bill), bill)).toEqual([]);

  const dearer = billOfRows([billRow("caddy_name", 1, won(12_000))]);
  expect(priceChanges(caddie, dearer)).toEqual([{ part: "total", before: 10_000, after: 12_000 }]);
  expect(priceChanges(repriced(caddie, dearer), dearer)).toEqual([]);
});

test("changed parts of a round are named, even if their sum stays", () => {
  const bill = billOfRows([
    billRow("green", 2, won(190_000)),
    billRow("cart", 2, won(30_000)),
    billRow("caddy", 2, won(22_000)),
    billRow("ride", 1, won(48_000)),
  ]);
  expect(bill.total).toBe(lineTotal(round));
  expect(priceChanges(round, bill)).toEqual([
    { part: "green", before: 374_000, after: 380_000 },
    { part: "cart", before: 66_000, after: 60_000 },
  ]);
});

test("every line leads back to where it was chosen", () => {
  expect(linePath(round)).toBe("/course/th-siam-old?date=2027-01-12&time=07%3A12&van=round_trip");
  expect(linePath(caddie)).toBe("/course/th-siam-old?date=2027-01-12&caddy=cad-002");
});
