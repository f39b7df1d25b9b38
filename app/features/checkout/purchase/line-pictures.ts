import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";

export function pictureOf(line: CartLine, products: CartProducts): Picture | null {
  switch (line.kind) {
    case "golf":
      return products.courses[line.courseId]?.picture ?? null;
    case "hotel":
      return products.rooms[line.roomId]?.picture ?? null;
    case "caddy":
      return products.caddies[line.caddyId]?.picture ?? null;
    case "tournament":
      return products.tournaments[line.tournamentId]?.picture ?? null;
    case "callvan":
      return null;
  }
}
