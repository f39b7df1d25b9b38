import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { hasVoucher } from "#app/domain/reservation/status/status.ts";

type Line = { readonly id: string; readonly parentLine: string | null };

/** What a voucher takes from other lines of the order: a caddie's round, a round's caddies, the travellers. */
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
  // Only confirmed caddies are named.
  const confirmed = lines.filter(({ status }) => hasVoucher(status));
  const round = lines.find((line) => line.id === parentLine);
  return {
    round: round?.choice ?? null,
    golfers: round?.travellers ?? [],
    caddies: confirmed.flatMap(({ nickname, code, ...line }) =>
      nickname && (line.id === id || line.parentLine === id) ? [`${nickname} · ${code}`] : [],
    ),
    travellers: lines.find(({ travellers }) => travellers.length > 0)?.travellers ?? [],
  };
}
