import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { stayQuery } from "#app/domain/catalog/hotel/hotel-stay.ts";
import type { CartLine } from "./cart-line.ts";

/** Back to where it was chosen, with the choice. A caddie is chosen with her round. */
export function linePath(line: CartLine): string {
  switch (line.kind) {
    case "golf": {
      if (line.join !== undefined) return `/community/${line.join}/join`;
      const { date, time, players, callvan } = line;
      const van = callvan === "none" ? undefined : callvan;
      return visitPath(line.courseId, { date, time, players, van });
    }
    case "hotel":
      return `/hotel/${line.hotelId}${stayQuery(line)}`;
    case "caddy":
      return visitPath(line.courseId, { date: line.date, caddies: [line.caddyId] });
    case "tournament":
      return `/tournament/${line.tournamentId}`;
    case "callvan":
      return "/shopping_cart";
  }
}
