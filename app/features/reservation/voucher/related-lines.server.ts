import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/caddy.ts";
import { reservations } from "#app/db/schema/order.ts";

type Line = { readonly id: string; readonly parentLine: string | null };

/** What the other lines of an order know of this one: her round, who goes out with it, who travels. */
export async function findRelatedLines(db: Database, orderId: string, { id, parentLine }: Line) {
  const lines = await db
    .select({
      id: reservations.id,
      parentLine: reservations.parentLine,
      status: reservations.status,
      choice: reservations.choice,
      travellers: reservations.travellers,
      nickname: caddies.nickname,
      code: caddies.code,
    })
    .from(reservations)
    .leftJoin(caddies, and(eq(reservations.kind, "caddy"), eq(caddies.id, reservations.productId)))
    .where(eq(reservations.orderId, orderId))
    .orderBy(asc(reservations.idx));
  // Nobody is named to a desk that has not said yes to her, or whom nobody waits for any more.
  const stands = lines.filter(({ status }) => status === "COMPLETE" || status === "USED");
  return {
    round: lines.find((line) => line.id === parentLine)?.choice ?? null,
    caddies: stands.flatMap(({ nickname, code, ...line }) =>
      nickname && (line.id === id || line.parentLine === id) ? [`${nickname} · ${code}`] : [],
    ),
    travellers: lines.find(({ travellers }) => travellers.length > 0)?.travellers ?? [],
  };
}
