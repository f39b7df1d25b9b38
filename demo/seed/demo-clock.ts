import { dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";

/** The demo's dates are counted from the day it is seeded. */
export type DemoClock = {
  readonly today: LocalDate;
  readonly hoursAgo: (hours: number) => Date;
};

export function demoClock(now: Date): DemoClock {
  return {
    today: dateIn(SHOP_ZONE, now),
    hoursAgo: (hours) => new Date(now.getTime() - hours * 3_600_000),
  };
}
