import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { Picture } from "#app/domain/picture.ts";
import type { CartThings } from "#app/features/cart/cart-things.server.ts";
import type { Tips } from "#app/features/payment/checkout-sum-rows.tsx";

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

/** Tips in cash at the courses of a trip: never part of what is paid here. Null where none is customary. */
export function tipsOf(lines: readonly CartLine[], { courses }: CartThings): Tips {
  const tips = lines.flatMap((line) => {
    const each = line.kind === "golf" ? (courses[line.courseId]?.tipBaht ?? 0) : 0;
    return line.kind === "golf" && each > 0 ? [{ times: line.players, each }] : [];
  });
  const baht = tips.reduce((sum, { times, each }) => sum + times * each, 0);
  const times = tips.reduce((sum, tip) => sum + tip.times, 0);
  return baht === 0 ? null : { baht, times };
}
