import { SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";

const FROM_HOUR = 9;
const UNTIL_HOUR = 21;

/** Reminders are sent from 09:00 to 21:00 in Korea only. */
export function isDaytimeInKorea(now: Date): boolean {
  const hour = dateFormat("en-GB", { timeZone: SHOP_ZONE, hourCycle: "h23", hour: "numeric" });
  const inKorea = Number(hour.format(now));
  return inKorea >= FROM_HOUR && inKorea < UNTIL_HOUR;
}
