import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { storedQuery } from "#app/db/query/stored-query.server.ts";
import type { RowsIn } from "#app/db/query/together.server.ts";
import { caddies } from "#app/db/schema/catalog/caddy-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries, tournaments } from "#app/db/schema/tournament-tables.ts";
import { type RefundTier, STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineDay } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { type StockNeed, stockKey } from "#app/domain/order/stock-need.ts";
import { REFUND_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import type { MemberHolds } from "#app/features/pricing/stock/member-holds.server.ts";

/** The caddies in the cart, and colleagues who could replace them. */
export function listCaddies(db: Database, lines: readonly CartLine[]) {
  const courseIds = linesOf(lines, "caddy").map(({ courseId }) => courseId);
  if (courseIds.length === 0) return null;
  return db
    .select({
      id: caddies.id,
      courseId: caddies.courseId,
      nickname: caddies.nickname,
      code: caddies.code,
      dayOff: caddies.dayOff,
      price: caddies.price,
      reservationFee: caddies.reservationFee,
    })
    .from(caddies)
    .where(and(inArray(caddies.courseId, courseIds), eq(caddies.published, true)));
}

/** Others than the buyer wait for places of it. */
function hasQueue(buyerId: string | undefined) {
  return sql<boolean>`exists (select from ${tournamentEntries} e where e.tournament_id = ${tournaments.id} and e.state = 'waiting' and e.member_id is distinct from ${buyerId ?? null}::uuid)`;
}

export function listTournaments(db: Database, lines: readonly CartLine[], buyerId?: string) {
  const ids = tournamentIds(lines);
  if (ids.length === 0) return null;
  return db
    .select({
      id: tournaments.id,
      title: tournaments.title,
      playsOn: tournaments.playsOn,
      applyUntil: tournaments.applyUntil,
      capacity: tournaments.capacity,
      entryFee: tournaments.entryFee,
      zone: courses.timeZone,
      hasQueue: hasQueue(buyerId),
    })
    .from(tournaments)
    .innerJoin(courses, eq(courses.id, tournaments.courseId))
    .where(and(inArray(tournaments.id, ids), eq(tournaments.published, true)));
}

/** Numbers that a column of integers can hold. */
const NUMBER = /^[1-9]\d{0,8}$/;

function tournamentIds(lines: readonly CartLine[]): number[] {
  return linesOf(lines, "tournament")
    .filter(({ tournamentId }) => NUMBER.test(tournamentId))
    .map(({ tournamentId }) => Number(tournamentId));
}

/** The taken caddies, cars and places on the days of a cart. */
export async function loadStock(db: Database, lines: readonly CartLine[]) {
  return stockFacts(await listStock(db, lines), () => 0);
}

export function listStock(db: Database, lines: readonly CartLine[]) {
  const days = [...new Set(lines.map(lineDay))];
  const entries = tournamentIds(lines).map(String);
  return db
    .select()
    .from(stockDays)
    .where(
      or(
        and(inArray(stockDays.kind, ["caddy", "car"]), inArray(stockDays.day, days)),
        and(eq(stockDays.kind, "entry"), inArray(stockDays.productId, entries)),
      ),
    );
}

export function stockFacts(
  counted: Awaited<ReturnType<typeof listStock>>,
  memberHolds: MemberHolds,
) {
  const rows = counted.map((row) => ({ ...row, taken: row.taken - memberHolds(row) }));
  const known = new Map(rows.map((row) => [stockKey(row), row]));
  return {
    rows,
    /** What is left of it. */
    left(need: Omit<StockNeed, "quantity">): number {
      const row = known.get(stockKey(need));
      return Math.max(0, row ? row.capacity - row.taken : need.capacity);
    },
    /** What is held for the buyer already. */
    ownOf: memberHolds,
  };
}

/** These products have no policy of their own, as courses and hotels have. */
type SharedPolicy = "caddy" | "callvan" | "tournament";
export type Policies = Readonly<Record<SharedPolicy, readonly RefundTier[]>>;

export const listPolicies = storedQuery((db) => db.select().from(refundPolicies));

export function policyFacts(rows: RowsIn<ReturnType<typeof listPolicies>>): Policies {
  const tiers = (kind: SharedPolicy) =>
    rows.find(({ id }) => id === REFUND_POLICY[kind])?.tiers ?? STANDARD_REFUND_TIERS;
  return { caddy: tiers("caddy"), callvan: tiers("callvan"), tournament: tiers("tournament") };
}
