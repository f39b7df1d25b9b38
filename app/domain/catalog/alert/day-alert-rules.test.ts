import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { alertReason, alertRefusal, alertState, belowRange, wishesFor } from "./day-alert-rules.ts";
import { dayAlertSchema } from "./day-alert-schema.ts";

const at = (price: number) => won(price);
const below = at(260_000);

test.each([
  ["a day that opens", { wish: "open", below: null, wasOpen: false }, 300_000, "open"],
  ["a day that was open", { wish: "open", below: null, wasOpen: true }, 300_000, undefined],
  ["the price itself", { wish: "price", below, wasOpen: true }, 260_000, "price"],
  ["one won more", { wish: "price", below, wasOpen: true }, 260_001, undefined],
  ["an opened day that is too dear", { wish: "price", below, wasOpen: false }, 300_000, undefined],
  ["an opened day, of both", { wish: "both", below, wasOpen: false }, 300_000, "open"],
  ["an open day that fell, of both", { wish: "both", below, wasOpen: true }, 250_000, "price"],
  ["an opened day that is cheap", { wish: "both", below, wasOpen: false }, 250_000, "price"],
  ["an open day, of both", { wish: "both", below, wasOpen: true }, 300_000, undefined],
] as const)("%s is told as it should", (_, terms, price, expected) => {
  expect(alertReason(terms, at(price))).toBe(expected);
});

test("sends no alert for a day that cannot be booked", () => {
  expect(alertReason({ wish: "both", below, wasOpen: true }, null)).toBeUndefined();
});

test.each([
  ["an open day, waited for to open", { wish: "open", below: null }, 300_000, "alert.open_already"],
  ["the price itself", { wish: "price", below }, 260_000, "alert.low_already"],
  ["a lower price, of both", { wish: "both", below }, 250_000, "alert.low_already"],
  ["one won more", { wish: "both", below }, 260_001, undefined],
] as const)("%s is refused as it should", (_, terms, price, expected) => {
  expect(alertRefusal(terms, at(price))).toBe(expected);
  expect(alertRefusal(terms, null)).toBeUndefined();
});

test("an alert waits through its day, and has ended the day after", () => {
  const state = (day: "2026-11-14" | "2026-11-15", toldAt: Date | null = null) =>
    alertState({ day, toldAt }, "2026-11-15");
  expect(state("2026-11-15")).toBe("waiting");
  expect(state("2026-11-14")).toBe("ended");
  expect(state("2026-11-14", new Date())).toBe("told");
});

test("a price is chosen between the lowest known and just below today's", () => {
  expect(belowRange(at(242_300), at(285_000))).toEqual({
    min: 242_000,
    max: 284_000,
    usual: 263_000,
  });
  expect(belowRange(at(242_000), null)).toMatchObject({ min: 169_000, max: 242_000 });
  expect(belowRange(at(285_000), at(285_500))).toMatchObject({ min: 199_000, max: 285_000 });
});

test("an alert without a known price waits for an opening only", () => {
  expect(wishesFor(null, null)).toEqual(["open"]);
  expect(belowRange(null, null)).toBeUndefined();
  expect(wishesFor(at(242_000), null)).toEqual(["open", "price", "both"]);
  expect(wishesFor(at(242_000), at(285_000))).toEqual(["price", "both"]);
});

const form = { course: "th-siam-old", days: "2027-01-16,2027-01-17", wish: "open" };

test("a form names one product, its days and a price where one is waited for", () => {
  expect(dayAlertSchema.parse(form)).toMatchObject({
    days: ["2027-01-16", "2027-01-17"],
    players: 2,
  });
  expect(dayAlertSchema.parse({ ...form, wish: "both", below: "260000" })).toMatchObject({ below });
});

test.each([
  { ...form, room: "r" },
  { days: form.days, wish: "open" },
  { ...form, days: "" },
  { ...form, days: "2027-02-30" },
  { ...form, days: "2027-01-01,2027-01-02,2027-01-03,2027-01-04,2027-01-05,2027-01-06" },
  { ...form, wish: "price" },
  { ...form, wish: "price", below: "1.5" },
  { ...form, players: "9" },
])("a form that says %j is refused", (sent) => {
  expect(dayAlertSchema.safeParse(sent).success).toBe(false);
});
