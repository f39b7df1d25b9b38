import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { cases } from "#tests/support/cases.ts";
import { refundFor } from "./refund-tiers.ts";

const booking = { paid: won(484_000), usedOn: "2027-01-12" } as const;

test.each<{ daysBefore: number; refund: number }>([
  { daysBefore: 57, refund: 484_000 },
  { daysBefore: 30, refund: 484_000 },
  { daysBefore: 29, refund: 435_600 },
  { daysBefore: 20, refund: 435_600 },
  { daysBefore: 19, refund: 411_400 },
  { daysBefore: 10, refund: 411_400 },
  { daysBefore: 9, refund: 387_200 },
  { daysBefore: 8, refund: 387_200 },
  { daysBefore: 7, refund: 338_800 },
  { daysBefore: 1, refund: 338_800 },
  { daysBefore: 0, refund: 242_000 },
  { daysBefore: -1, refund: 0 },
])("$daysBefore days before, the refund of 484,000 won is $refund", ({ daysBefore, refund }) => {
  expect(refundFor(booking, addDays(booking.usedOn, -daysBefore))).toBe(refund);
});

test("waiting never raises a refund, and none exceeds what was paid", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e8 }),
      fc.integer({ min: -5, max: 60 }),
      (paid, days) => {
        const day = addDays(booking.usedOn, -days);
        const today = refundFor({ paid: won(paid), usedOn: booking.usedOn }, day);
        const tomorrow = refundFor(
          { paid: won(paid), usedOn: booking.usedOn },
          addDays(day, 1) as LocalDate,
        );
        return tomorrow <= today && today <= paid && today >= 0;
      },
    ),
    cases(),
  );
});
