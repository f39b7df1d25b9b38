import { addDays, dateIn, SHOP_ZONE } from "../common/date/local-date.ts";
import { momentIn } from "../common/date/zone-time.ts";

/** When staff answer customers, in Korea. */
const OPENS_AT = "08:00";
const CLOSES_AT = "22:00";

const HOUR_MS = 3_600_000;

/** So many hours later; when the desk opens again where it would be closed then. */
export function dueInDeskHours(since: Date, hours: number): Date {
  const due = new Date(since.getTime() + hours * HOUR_MS);
  const day = dateIn(SHOP_ZONE, due);
  const opens = momentIn(SHOP_ZONE, day, OPENS_AT);
  if (due < opens) return opens;
  if (due <= momentIn(SHOP_ZONE, day, CLOSES_AT)) return due;
  return momentIn(SHOP_ZONE, addDays(day, 1), OPENS_AT);
}
