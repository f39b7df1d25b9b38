import { parseLocalDate, SHOP_ZONE } from "./local-date.ts";

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
