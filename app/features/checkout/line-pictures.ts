import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { Picture } from "#app/domain/picture.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";

export function pictureOf(line: CartLine, things: CartThings): Picture | null {
  switch (line.kind) {
    case "golf":
      return things.courses[line.courseId]?.picture ?? null;
    case "hotel":
      return things.rooms[line.roomId]?.picture ?? null;
    case "caddy":
      return things.caddies[line.caddyId]?.picture ?? null;
    case "tournament":
      return things.tournaments[line.tournamentId]?.picture ?? null;
    case "callvan":
      return null;
  }
}
