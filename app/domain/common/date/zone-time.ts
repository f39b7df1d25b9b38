import { dateFormat } from "#app/domain/common/text/formats.ts";
import { type LocalDate, parseLocalDate, SHOP_ZONE } from "./local-date.ts";

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

/** Seoul has no summer time. */
const OFFSET = "+09:00";

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)$/;

/** The moment of a day and hour in Seoul, as a `datetime-local` input writes it. */
export function parseShopMoment(text: string): Date | undefined {
  const [, day = "", hour, minute] = MOMENT.exec(text) ?? [];
  if (!parseLocalDate(day)) return undefined;
  return new Date(`${day}T${hour}:${minute}:00${OFFSET}`);
}

export function momentText(at: Date): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: SHOP_ZONE,
    dateStyle: "short",
    timeStyle: "short",
  });
  return parts.format(at).replace(" ", "T");
}

/** A time of day in twelve hours, with morning or afternoon. */
export function clockParts(time: string): { readonly half: "am" | "pm"; readonly clock: string } {
  const hours = Number(time.slice(0, 2));
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}${time.slice(2, 5)}`;
  return { half: hours < 12 ? "am" : "pm", clock };
}
