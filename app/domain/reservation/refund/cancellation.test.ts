import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { cancellationOn } from "./cancellation.ts";

function booking(status: ReservationStatus) {
  return { status, paid: won(484_000), usedOn: "2027-01-12" as LocalDate };
}

test.each<{ today: LocalDate; refund: number; feePercent: number; until: LocalDate | null }>([
  { today: "2026-11-15", refund: 484_000, feePercent: 0, until: "2026-12-13" },
  { today: "2026-12-13", refund: 484_000, feePercent: 0, until: "2026-12-13" },
  { today: "2026-12-20", refund: 435_600, feePercent: 10, until: "2026-12-23" },
  { today: "2027-01-12", refund: 242_000, feePercent: 50, until: "2027-01-12" },
  { today: "2027-01-13", refund: 0, feePercent: 100, until: null },
])("a confirmed round cancelled on $today refunds $refund", ({ today, ...expected }) => {
  expect(cancellationOn(today, booking("COMPLETE"))).toEqual(expected);
});

test("refunds everything until the supplier has confirmed", () => {
  expect(cancellationOn("2027-01-12", booking("PENDING"))).toEqual({
    refund: 484_000,
    feePercent: 0,
    until: null,
  });
});

test("the product's own policy applies instead of the general one", () => {
  const strict = [{ daysBefore: 7, feePercent: 40 }];
  expect(cancellationOn("2026-11-15", booking("COMPLETE"), strict)).toEqual({
    refund: 290_400,
    feePercent: 40,
    until: "2027-01-05",
  });
});

test.each<ReservationStatus>(["USED", "REFUND_REQUEST", "CANCELLED"])(
  "a reservation that is %s cannot be cancelled",
  (status) => {
    expect(cancellationOn("2026-11-15", booking(status))).toBeNull();
  },
);
