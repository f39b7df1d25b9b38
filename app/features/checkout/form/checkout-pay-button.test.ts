import { expect, test } from "vitest";
import { shortList } from "./checkout-pay-button.tsx";

test("a few are all named, of many the first three and how many more", () => {
  expect(shortList(["a"])).toEqual({ named: ["a"], more: 0 });
  expect(shortList(["a", "b", "c", "d"])).toEqual({ named: ["a", "b", "c", "d"], more: 0 });
  expect(shortList(["a", "b", "c", "d", "e"])).toEqual({ named: ["a", "b", "c"], more: 2 });
});
