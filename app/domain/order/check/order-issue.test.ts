import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { noi, round, stay } from "#tests/support/order/sample-lines.ts";
import { halfDay } from "./order-facts.ts";
import { applyFix, changeFix, removeFix } from "./order-issue.ts";
import { OrderBlocked, PriceChanged, SoldOut } from "./order-refusals.ts";

test("one tap removes old lines and appends new ones", () => {
  const order = [round, noi, stay];
  expect(applyFix(order, removeFix("remove_round", [round, noi]))).toEqual([stay]);
  const later = changeFix("change_time", round, { time: "13:20" });
  expect(applyFix(order, later)).toEqual([noi, stay, { ...round, time: "13:20" }]);
});

test("an added line replaces one with the same key, even if it was not named", () => {
  const more = { ...round, players: 3 };
  const fix = { type: "change", action: "change_party", remove: [], put: [more] } as const;
  expect(applyFix([round, stay], fix)).toEqual([stay, more]);
});

test("the morning ends at noon", () => {
  expect(halfDay("2027-01-12", "11:59")).toBe("2027-01-12:am");
  expect(halfDay("2027-01-12", "12:00")).toBe("2027-01-12:pm");
});

test("a refusal names the sold-out line, the blocking issues, and the current price", () => {
  const issue = { code: "order.not_sold", level: "blocking", lines: [], fixes: [] } as const;
  expect(new SoldOut("golf:old")).toMatchObject({ code: "order.sold_out", lineKey: "golf:old" });
  expect(new OrderBlocked([issue])).toMatchObject({ code: "order.blocked", issues: [issue] });
  expect(new PriceChanged(won(7))).toMatchObject({ code: "order.price_changed", total: 7 });
});
