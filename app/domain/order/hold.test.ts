import { expect, test } from "vitest";
import { holdSecondsLeft, holdState, holdUntil, mayConfirmAgain, mayStillReturn } from "./hold.ts";

const madeAt = new Date("2026-11-15T00:00:00Z");
const after = (seconds: number) => new Date(madeAt.getTime() + seconds * 1000);
const hold = { expiresAt: holdUntil(madeAt), confirmingSince: null };

test("places are held for fifteen minutes, and not a moment longer", () => {
  expect(hold.expiresAt).toEqual(after(900));
  expect(holdState(hold, new Date(after(900).getTime() - 1))).toBe("held");
  expect(holdState(hold, after(900))).toBe("expired");
  expect([0, 28, 899.5, 901].map((at) => holdSecondsLeft(hold, after(at)))).toEqual([
    900, 872, 1, 0,
  ]);
});

test("holds the places while the payment is pending, however long it takes", () => {
  const asked = { ...hold, confirmingSince: after(890) };
  expect(holdState(asked, after(86_400))).toBe("pending");
  expect(mayConfirmAgain(asked, after(890 + 599))).toBe(true);
  expect(mayConfirmAgain(asked, after(890 + 600))).toBe(false);
  expect(mayConfirmAgain(hold, after(901))).toBe(false);
});

test("a payment not requested yet may be requested while the places are held", () => {
  expect(mayConfirmAgain(hold, after(899))).toBe(true);
  expect(mayConfirmAgain(hold, after(900))).toBe(false);
});

test("accepts a return from the card window for half an hour", () => {
  expect(mayStillReturn(madeAt, after(1_799))).toBe(true);
  expect(mayStillReturn(madeAt, after(1_800))).toBe(false);
});
