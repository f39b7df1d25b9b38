import { expect, test } from "vitest";
import { placeText } from "./calendar-entry.ts";

test("a place is the venue's name and its address, and never its name twice", () => {
  expect(placeText("Siam Old", "50 Moo 9, Pong")).toBe("Siam Old, 50 Moo 9, Pong");
  expect(placeText("Siam Old", "Siam Old, Pong")).toBe("Siam Old, Pong");
  expect(placeText("BKK → Pattaya", null)).toBe("BKK → Pattaya");
});
