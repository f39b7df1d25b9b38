import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { sumWon, type Won } from "#app/domain/common/money.ts";
import type { CartLine } from "./cart-line.ts";

/** The day on which it begins. */
export function lineDay(line: CartLine): LocalDate {
  return line.kind === "hotel" ? line.checkIn : line.date;
}

export function lineTotal(line: CartLine): Won {
  if (line.kind !== "golf") return line.price;
  const { green, cart, caddy, van } = line.fees;
  return sumWon([green, cart, caddy, van]);
}

/** How many come; for a caddie, one. */
export function linePeople(line: CartLine): number {
  switch (line.kind) {
    case "golf":
      return line.players;
    case "hotel":
      return line.adults + line.children;
    case "caddy":
      return 1;
    case "callvan":
    case "tournament":
      return line.people;
  }
}

/** Two lines with the same key are one: a changed party or price takes the place of what was there. */
export function lineKey(line: CartLine): string {
  switch (line.kind) {
    case "golf":
      if (line.join !== undefined) return `join:${line.join}`;
      return `golf:${line.courseId}:${line.date}:${line.time}`;
    case "hotel":
      return `hotel:${line.roomId}:${line.checkIn}:${line.checkOut}`;
    case "caddy":
      return withTime(`caddy:${line.caddyId}:${line.date}`, line.time);
    case "callvan":
      return withWay(withTime(`callvan:${line.routeId}:${line.date}`, line.time), line.way);
    case "tournament":
      return `tournament:${line.tournamentId}`;
  }
}

/** There and back at the same hour are two rides. */
function withWay(key: string, way: "there" | "back" | undefined): string {
  return way === "back" ? `${key}:back` : key;
}

function withTime(key: string, time: string | undefined): string {
  return time ? `${key}:${time}` : key;
}
