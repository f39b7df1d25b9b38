import { addDays, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "./cart-line.ts";

/** One day, or of a stay the day of arriving and that of leaving. */
export type Days = { readonly from: LocalDate; readonly to?: LocalDate | undefined };

/** The same line on other days; a stay that names no end stays as long as it was. */
export function movedLine(line: CartLine, { from, to }: Days): CartLine {
  switch (line.kind) {
    case "golf":
      return line.join === undefined ? { ...line, date: from } : line;
    case "callvan":
      return { ...line, date: from };
    case "hotel": {
      const nights = daysBetween(line.checkIn, line.checkOut);
      return { ...line, checkIn: from, checkOut: to ?? addDays(from, nights) };
    }
    case "caddy": {
      // On another day she joins the round of that day, at any time.
      const { time: _, ...caddie } = line;
      return { ...caddie, date: from };
    }
    case "tournament":
      return line;
  }
}

/** A tournament and a seat in another member's round are fixed to their day. */
export function canMove(line: CartLine): boolean {
  return line.kind !== "tournament" && !(line.kind === "golf" && line.join !== undefined);
}

export function daysOf(line: CartLine): Days {
  return line.kind === "hotel" ? { from: line.checkIn, to: line.checkOut } : { from: line.date };
}
