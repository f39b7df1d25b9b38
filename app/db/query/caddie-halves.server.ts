import { and, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CaddieHalf } from "#app/domain/catalog/caddie/caddie-day.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { unfinishedStatuses } from "#app/domain/reservation/status/status.ts";
import type { Database } from "../client.server.ts";
import { reservations } from "../schema/order/order-tables.ts";
import { stockDays } from "../schema/pricing/stock-tables.ts";

type HalvesQuery = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** One caddie; all when left out. */
  readonly caddyId?: string;
};

/** Half days on which a caddie is taken: held or sold, or booked before stock was counted. */
export function listTakenHalves(db: Database, { from, to, caddyId }: HalvesQuery) {
  const counted = db
    .select({
      caddyId: stockDays.productId,
      day: stockDays.day,
      half: sql<CaddieHalf>`${stockDays.slot}`,
    })
    .from(stockDays)
    .where(
      and(
        eq(stockDays.kind, "caddy"),
        caddyId === undefined ? undefined : eq(stockDays.productId, caddyId),
        gte(stockDays.taken, stockDays.capacity),
        gte(stockDays.day, from),
        lte(stockDays.day, to),
      ),
    );
  // Her own line may name the tee-off, or its round does; where neither is known, the whole day is taken.
  const round = alias(reservations, "round");
  const time = sql`coalesce(${reservations.choice}->>'time', ${round.choice}->>'time')`;
  const booked = db
    .select({
      caddyId: reservations.productId,
      day: reservations.usedOn,
      half: sql<CaddieHalf>`unnest(case when ${time} < '12:00' then array['am'] when ${time} >= '12:00' then array['pm'] else array['am', 'pm'] end)`,
    })
    .from(reservations)
    .leftJoin(round, eq(round.id, reservations.parentLine))
    .where(
      and(
        eq(reservations.kind, "caddy"),
        caddyId === undefined ? undefined : eq(reservations.productId, caddyId),
        inArray(reservations.status, unfinishedStatuses()),
        gte(reservations.usedOn, from),
        lte(reservations.usedOn, to),
      ),
    );
  return counted.union(booked);
}
