import { addDays, dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";

/** When a supplier answers; those we work with are in Thailand or an hour from it. */
const SUPPLIER_ZONE = "Asia/Bangkok";
const OPENS_AT = "09:00";
const CLOSES_AT = "18:00";
const HOUR_MS = 3_600_000;

/** The moment after so many working hours; the night does not count. */
export function afterWorkingHours(since: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  let day: LocalDate = dateIn(SUPPLIER_ZONE, since);
  let from = since.getTime();
  for (;;) {
    const opens = momentIn(SUPPLIER_ZONE, day, OPENS_AT).getTime();
    const closes = momentIn(SUPPLIER_ZONE, day, CLOSES_AT).getTime();
    const begins = Math.max(from, opens);
    const open = Math.max(0, closes - begins);
    if (left <= open) return new Date(begins + left);
    left -= open;
    day = addDays(day, 1);
    from = opens;
  }
}
