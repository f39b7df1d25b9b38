import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";

/** What the form promises. */
export const ANSWER_HOURS = 3;
export const OPENS_AT = "08:00";
export const CLOSES_AT = "22:00";

const HOUR_MS = 3_600_000;

/** Three hours later; at eight in the morning where that would be after ten in the evening, in Korea. */
export function answerDueAt(since: Date): Date {
  const due = new Date(since.getTime() + ANSWER_HOURS * HOUR_MS);
  const day = dateIn(SHOP_ZONE, due);
  const opens = momentIn(SHOP_ZONE, day, OPENS_AT);
  if (due < opens) return opens;
  if (due <= momentIn(SHOP_ZONE, day, CLOSES_AT)) return due;
  return momentIn(SHOP_ZONE, addDays(day, 1), OPENS_AT);
}
