import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Place, sunTimes } from "#app/domain/common/date/sun.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";

/** In minutes of the day, by the clock of the place; never where the sun does not set. */
export function sunsetMinutes(
  day: LocalDate,
  place: Place & { readonly timeZone: string },
): number {
  const sun = sunTimes(day, place, place.timeZone);
  return sun ? minutesOf(sun.sets) : Number.POSITIVE_INFINITY;
}
