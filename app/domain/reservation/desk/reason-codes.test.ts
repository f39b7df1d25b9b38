import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { needsSecondPerson } from "./reason-codes.ts";

const limit = 500_000;

test.each([
  [500_000, 100_000, false],
  [500_001, 100_000, true],
  [900_000, 900_000, false],
  [900_000, 1_200_000, true],
  [0, 900_000, false],
])("a refund of %i instead of %i needs a second person: %s", (amount, policy, expected) => {
  expect(needsSecondPerson({ amount: won(amount), policy: won(policy), limit })).toBe(expected);
});
