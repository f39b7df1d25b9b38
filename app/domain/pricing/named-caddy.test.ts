import { expect, test } from "vitest";
import { won } from "../common/money.ts";
import { namedCaddyPrice } from "./named-caddy.ts";

const noi = { price: won(22_000), reservationFee: won(10_000) };

test.each([
  { includesCaddy: true, caddyPolicy: "optional", price: 10_000 },
  { includesCaddy: false, caddyPolicy: "mandatory", price: 10_000 },
  { includesCaddy: false, caddyPolicy: "optional", price: 32_000 },
] as const)(
  "a named caddy adds $price; in the green fee: $includesCaddy, otherwise $caddyPolicy",
  ({ price, ...course }) => {
    expect(namedCaddyPrice(noi, course)).toBe(price);
  },
);
