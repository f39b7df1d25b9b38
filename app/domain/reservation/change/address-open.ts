import type { LocalDate } from "#app/domain/date/local-date.ts";
import { isOpen, type ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { isAwayOn } from "./stay-question.ts";

type MovedRide = {
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  readonly stays: Parameters<typeof isAwayOn>[1];
  /** The last change of it; none where it is as it was booked. */
  readonly changedAt: Date | undefined;
  /** When its owner last wrote to us about it. */
  readonly toldAt: Date | null;
};

/** Whether we still have to hear where the party of a ride stays: it moved beyond the hotel, and nobody has written since. */
export function isAddressOpen({ status, usedOn, stays, changedAt, toldAt }: MovedRide): boolean {
  if (!changedAt || !isOpen(status) || !isAwayOn(usedOn, stays)) return false;
  return toldAt === null || toldAt <= changedAt;
}
