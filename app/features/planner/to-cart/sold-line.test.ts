import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { idsOfLine, soldText } from "./sold-line.ts";

addAllMessages();
const ROUND = {
  kind: "golf",
  courseId: "th-siam-old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  cars: 0,
  callvan: "none",
  fees: { green: won(1), cart: won(0), caddy: won(0), van: won(0) },
} satisfies CartLine;
const STAY = {
  kind: "hotel",
  hotelId: "ht-amari",
  roomId: "r",
  checkIn: "2027-01-11",
  checkOut: "2027-01-14",
  rooms: 1,
  adults: 2,
  children: 0,
  price: won(1),
} satisfies CartLine;
const NAMES = { "th-siam-old": "Siam Old", "ht-amari": "Amari" };

test("what was sold is named with its day, in the reader's language", () => {
  const said = (line: CartLine) => soldText(translator("en"), "en", line, NAMES);
  expect(said(ROUND)).toMatch(/7:12 tee time at Siam Old on .*Jan 12/);
  expect(said(STAY)).toMatch(/room at Amari from .*Jan 11/);
  expect(soldText(translator("ko"), "ko", ROUND, NAMES)).toMatch(/Siam Old.*1월 12일/);
  expect([idsOfLine(ROUND), idsOfLine(STAY)]).toEqual([["th-siam-old"], ["ht-amari"]]);
});
