import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { batchSelect, jsonRows, NO_ROWS, type RowsOf } from "#app/db/query/json-rows.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries, tournaments } from "#app/db/schema/tournament-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type RefundTier, STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineDay } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { type StockNeed, stockKey } from "#app/domain/order/stock-need.ts";
import { REFUND_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import type { MemberHolds } from "#app/features/pricing/stock/member-holds.server.ts";

type PeopleRows = RowsOf<ReturnType<typeof peopleQueries>>;

export function peopleQueries(lines: readonly CartLine[], buyerId?: string) {
  return {
    caddies: listCaddies(linesOf(lines, "caddy").map(({ courseId }) => courseId)),
    tournaments: listTournaments(lines, buyerId),
    stock: listStock(lines.map(lineDay), tournamentIds(lines)),
    policies: listPolicies(),
  };
}

/** The caddies of these courses: those in the cart, and colleagues who could replace them. */
export function listCaddies(courseIds: readonly string[]) {
  if (courseIds.length === 0) return NO_ROWS;
  const { id, courseId, nickname, code, dayOff, price, reservationFee } = caddies;
  return jsonRows(
    { id, courseId, nickname, code, dayOff, price, reservationFee },
    sql`from ${caddies} where ${and(inArray(courseId, [...courseIds]), eq(caddies.published, true))}`,
  );
}

/** Others than the buyer wait for places of it. */
function hasQueue(buyerId: string | undefined) {
  return sql<boolean>`exists (select from ${tournamentEntries} e where e.tournament_id = ${tournaments.id} and e.state = 'waiting' and e.member_id is distinct from ${buyerId ?? null}::uuid)`;
}

function listTournaments(lines: readonly CartLine[], buyerId?: string) {
  const ids = tournamentIds(lines);
  if (ids.length === 0) return NO_ROWS;
  const { id, title, playsOn, applyUntil, capacity, entryFee } = tournaments;
  return jsonRows(
    {
      ...{ id, title, playsOn, applyUntil, capacity, entryFee },
      zone: courses.timeZone,
      hasQueue: hasQueue(buyerId),
    },
    sql`from ${tournaments} join ${courses} on ${eq(courses.id, tournaments.courseId)}
      where ${and(inArray(id, ids), eq(tournaments.published, true))}`,
  );
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
  const { stock } = await batchSelect(db, {
    stock: listStock(lines.map(lineDay), tournamentIds(lines)),
  });
  return stockFacts(stock, () => 0);
}

export function listStock(used: readonly LocalDate[], tournamentIds: readonly number[] = []) {
  const days = [...new Set(used)];
  const entries = tournamentIds.map(String);
  const { kind, productId, day, slot, capacity, taken } = stockDays;
  const isOfDays = and(inArray(kind, ["caddy", "car"]), inArray(day, days));
  const isOfEntries = and(eq(kind, "entry"), inArray(productId, entries));
  return jsonRows(
    { kind, productId, day, slot, capacity, taken },
    sql`from ${stockDays} where ${or(isOfDays, isOfEntries)}`,
  );
}

export function stockFacts(counted: PeopleRows["stock"], memberHolds: MemberHolds) {
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

export function listPolicies() {
  const { id, tiers } = refundPolicies;
  return jsonRows({ id, tiers }, sql`from ${refundPolicies}`);
}

export function policyFacts(rows: PeopleRows["policies"]): Policies {
  const tiers = (kind: SharedPolicy) =>
    rows.find(({ id }) => id === REFUND_POLICY[kind])?.tiers ?? STANDARD_REFUND_TIERS;
  return { caddy: tiers("caddy"), callvan: tiers("callvan"), tournament: tiers("tournament") };
}
