import { dateFormat } from "#app/domain/common/text/formats.ts";
import type { LocalDate } from "./local-date.ts";

/** The moment of a local time in a zone. */
export function momentIn(zone: string, day: LocalDate, time = "00:00"): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const first = wanted - offsetAt(zone, wanted);
  // Near a clock change the first guess may have the offset of the other side.
  return new Date(wanted - offsetAt(zone, first));
}

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(zone: string, moment: number): number {
  const parts = dateFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  const day = `${part("year")}-${part("month")}-${part("day")}`;
  const shown = Date.parse(`${day}T${part("hour")}:${part("minute")}:${part("second")}Z`);
  return shown - Math.floor(moment / 1000) * 1000;
}
