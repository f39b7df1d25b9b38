import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import { billOfRows, billRow } from "#app/domain/pricing/bill.ts";
import { noi, round, stay } from "#tests/support/order/sample-lines.ts";
import { billMargin, netOfBill } from "./bill-margin.ts";
import { isPayable, linkMinutesWithin, type PayLinkFacts, payLinkState } from "./pay-link.ts";
import { phoneOrderForm, readParty, travellersOf } from "./phone-order-form.ts";
import { overrideMistakes, withOverrides } from "./price-override.ts";

const NOW = new Date("2026-11-16T03:00:00Z");
const link: PayLinkFacts = {
  orderStatus: "READY",
  isReturning: false,
  expiresAt: new Date("2026-11-16T05:00:00Z"),
  openedAt: null,
  cancelledAt: null,
};

test.each<[string, Partial<PayLinkFacts>, boolean]>([
  ["sent", {}, true],
  ["opened", { openedAt: NOW }, true],
  // The same customer took the places over in the shop, and let them go: the link may try again.
  ["opened", { openedAt: NOW, orderStatus: "EXPIRED" }, true],
  ["declined", { openedAt: NOW, orderStatus: "FAILED" }, true],
  ["paying", { orderStatus: "CONFIRMING" }, false],
  ["paying", { orderStatus: "UNKNOWN", expiresAt: NOW }, false],
  ["paid", { orderStatus: "PAID", expiresAt: NOW }, false],
  ["paid", { orderStatus: "PAID", cancelledAt: NOW }, false],
  ["returned", { orderStatus: "RETURNED" }, false],
  ["returning", { orderStatus: "FAILED", isReturning: true }, false],
  ["returning", { orderStatus: "EXPIRED", isReturning: true, cancelledAt: NOW }, false],
  ["expired", { expiresAt: NOW }, false],
  ["expired", { orderStatus: "FAILED", expiresAt: NOW }, false],
  ["cancelled", { orderStatus: "EXPIRED", cancelledAt: NOW }, false],
])("a link is %s when it is %j, and can be paid: %s", (state, change, payable) => {
  const found = payLinkState({ ...link, ...change }, NOW);
  expect(found).toBe(state);
  expect(isPayable(found)).toBe(payable);
});

test("a link lasts from half an hour to a day, and never longer than asked", () => {
  expect(linkMinutesWithin(1440)).toEqual([1440, 720, 240, 120, 60, 30]);
  expect(linkMinutesWithin(90)).toEqual([60, 30]);
  expect(linkMinutesWithin(29)).toEqual([]);
});

const line = {
  key: "golf:old:2027-01-12:07:12",
  amount: won(200_000),
  bill: billOfRows([billRow("green", 2, won(100_000))]),
} as unknown as SellableLine;
const wanted = { key: line.key, amount: 150_000, reason: "단골" };

test.each([
  [{}, []],
  [{ amount: 1_000 }, []],
  [{ amount: 400_000 }, []],
  [{ amount: 999 }, ["price.too_low"]],
  [{ amount: -5 }, ["price.too_low"]],
  [{ amount: 400_001 }, ["phone.price_too_high"]],
  [{ amount: 1.5 }, ["price.number"]],
  [{ amount: Number.NaN }, ["price.number"]],
  [{ reason: "  " }, ["price.reason_required"]],
  [{ reason: "x".repeat(201) }, ["record.too_long"]],
  [{ key: "golf:nowhere" }, ["common.bad_request"]],
])("the price %j is refused with %j", (change, expected) => {
  const mistakes = overrideMistakes([line], [{ ...wanted, ...change }]);
  expect(mistakes.map(({ error }) => error)).toEqual(expected);
});

test("two prices for one line are refused", () => {
  expect(overrideMistakes([line], [wanted, wanted])).toMatchObject([
    { error: "common.bad_request" },
  ]);
});

test("another price is a row of the bill, which still adds up, and is remembered with its reason", () => {
  const { lines, overrides } = withOverrides([line], [wanted]);
  expect(lines[0]?.amount).toBe(150_000);
  expect(lines[0]?.bill.total).toBe(150_000);
  expect(lines[0]?.bill.rows.at(-1)).toEqual(billRow("override", 1, won(-50_000)));
  expect(overrides).toEqual([{ key: line.key, list: 200_000, amount: 150_000, reason: "단골" }]);
});

test("does not treat the shop's own price as a change", () => {
  const same = withOverrides([line], [{ ...wanted, amount: 200_000 }]);
  expect(same).toEqual({ lines: [line], overrides: [] });
});

test("a margin counts the rows of known cost, and is unknown when one is not", () => {
  const bill = billOfRows([billRow("green", 2, won(100_000)), billRow("cart", 1, won(20_000))]);
  const net = netOfBill(bill, "2027-01-12", (kind) => (kind === "green" ? 80_000 : 10_000));
  expect(net).toBe(170_000);
  expect(billMargin(won(220_000), net, 12)).toEqual({ percent: 22.7, isLow: false });
  expect(billMargin(won(180_000), net, 12)).toEqual({ percent: 5.6, isLow: true });
  const unknown = netOfBill(bill, "2027-01-12", (kind) => (kind === "green" ? 80_000 : undefined));
  expect(unknown).toBeUndefined();
  expect(billMargin(won(180_000), unknown, 12)).toBeNull();
});

const booker = { firstName: "GILDONG", lastName: "HONG" };

test("reads travellers line by line, family name first", () => {
  expect(readParty(" kim  min su \n\nLEE Mi\n", booker)).toMatchObject({
    ok: true,
    party: [
      { lastName: "KIM", firstName: "MIN SU" },
      { lastName: "LEE", firstName: "MI" },
    ],
  });
  expect(readParty("", booker)).toMatchObject({ ok: true, party: [booker] });
  expect(readParty("홍 길동", booker)).toEqual({ ok: false, error: "booker.name_latin" });
  expect(readParty("HONG", booker)).toEqual({ ok: false, error: "traveller.first_name_required" });
});

test("every line takes as many names as it needs, from the top", () => {
  const read = readParty("KIM A\nLEE B\nPARK C", booker);
  if (!read.ok) throw new Error("three names");
  const lines: CartLine[] = [{ ...round, players: 2 }, { ...stay, rooms: 1 }, noi];
  const counts = Object.values(travellersOf(lines, read.party)).map((names) => names.length);
  expect(counts).toEqual([2, 1]);
});

const form = {
  lines: JSON.stringify([round]),
  prices: "[]",
  member: "",
  locale: "ko",
  names: "",
  minutes: "60",
  channels: "email",
  expectedTotal: "1000",
};

test.each([
  [{ lines: "[]" }, "lines"],
  [{ lines: "nonsense" }, "lines"],
  [{ lines: JSON.stringify([{ ...round, players: 0 }]) }, "lines"],
  [{ minutes: "29" }, "minutes"],
  [{ minutes: "100000" }, "minutes"],
  [{ channels: undefined }, "channels"],
  [{ channels: ["fax"] }, "channels"],
  [{ locale: "xx" }, "locale"],
  [{ expectedTotal: "-1" }, "expectedTotal"],
  [{ prices: '[{"key":"a","amount":"x","reason":""}]' }, "prices"],
])("an order with %j is refused at %s", (change, field) => {
  const { error } = phoneOrderForm.safeParse({ ...form, ...change });
  expect(error?.issues[0]?.path[0]).toBe(field);
});

test("one channel or two, and half an hour to a day, make an order", () => {
  expect(phoneOrderForm.parse(form)).toMatchObject({ channels: ["email"], minutes: 60 });
  expect(phoneOrderForm.parse({ ...form, channels: ["email", "text"] }).channels).toHaveLength(2);
});
