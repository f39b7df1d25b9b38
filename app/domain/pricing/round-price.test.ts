import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "#tests/support/cases.ts";
import { won } from "../common/money.ts";
import { type CourseFees, namedCaddiePrice, roundPrice } from "./round-price.ts";

const siam: CourseFees = {
  caddyFee: won(22_000),
  cartFee: won(33_000),
  playersPerCart: 1,
  includesCaddy: false,
  includesCart: false,
  caddyPolicy: "mandatory",
  cartPolicy: "mandatory",
};

test("two golfers at Siam Old pay 242,000 won each, all in", () => {
  expect(roundPrice(won(187_000), siam, 2)).toEqual({
    green: 374_000,
    cart: 66_000,
    caddy: 44_000,
    total: 484_000,
    perGolfer: 242_000,
  });
});

test("a cart is shared by as many as it takes", () => {
  expect(roundPrice(won(100_000), { ...siam, playersPerCart: 2 }, 3).cart).toBe(66_000);
});

test("included and optional extras cost nothing more", () => {
  const included = roundPrice(
    won(100_000),
    { ...siam, includesCart: true, includesCaddy: true },
    4,
  );
  const optional = roundPrice(
    won(100_000),
    { ...siam, cartPolicy: "optional", caddyPolicy: "optional" },
    4,
  );
  expect([included.total, optional.total]).toEqual([400_000, 400_000]);
});

test("the parts of a round always add up to its total, in whole won", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 2 }),
      (fee, players, playersPerCart) => {
        const price = roundPrice(won(fee), { ...siam, playersPerCart }, players);
        return (
          price.green + price.cart + price.caddy === price.total &&
          Number.isInteger(price.perGolfer) &&
          price.perGolfer * players >= price.total
        );
      },
    ),
    cases(),
  );
});

const noi = { price: won(22_000), reservationFee: won(10_000) };

test.each([
  { includesCaddy: true, caddyPolicy: "optional", price: 10_000 },
  { includesCaddy: false, caddyPolicy: "mandatory", price: 10_000 },
  { includesCaddy: false, caddyPolicy: "optional", price: 32_000 },
] as const)(
  "a named caddie adds $price; in the green fee: $includesCaddy, otherwise $caddyPolicy",
  ({ price, ...course }) => {
    expect(namedCaddiePrice(noi, course)).toBe(price);
  },
);
