import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { netOfBill } from "#app/domain/checkout/phone/bill-margin.ts";
import { linkMinutesWithin } from "#app/domain/checkout/phone/pay-link.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { maskEmail, maskName, maskPhone } from "#app/domain/common/text/mask.ts";
import { phoneNumber } from "#app/domain/member/profile/phone-number.ts";
import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Bill } from "#app/domain/pricing/bill.ts";
import {
  type CostKind,
  costOn,
  exchangeRateOn,
  netInWon,
} from "#app/domain/pricing/desk/margin.ts";
import { findLastOrder } from "#app/features/checkout/purchase/attempt-queries.server.ts";
import { knownBooker } from "#app/features/checkout/purchase/known-booker.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { type Costs, loadCosts } from "#app/features/pricing/rates/costs.server.ts";

type BilledLine = {
  readonly kind: LineKind;
  readonly productId: string;
  readonly choice: CartLine | null;
  readonly bill: Bill | null;
  readonly usedOn: LocalDate;
};

type Net = { readonly net: number | undefined; readonly limitPercent: number };

const UNKNOWN: Net = { net: undefined, limitPercent: 0 };

/** Counts what lines cost us; the costs of a product are read once, however many lines it has. */
export function netReader(db: Database): (line: BilledLine) => Promise<Net> {
  const read = new Map<string, Promise<Costs>>();
  const costsOf = (kind: CostKind, productId: string) => {
    const key = `${kind} ${productId}`;
    const costs = read.get(key) ?? loadCosts(db, kind, productId);
    read.set(key, costs);
    return costs;
  };
  return async ({ kind, choice, productId, bill, usedOn }) => {
    // Only rounds and stays have a known cost: by their course and by their room.
    if (!bill || (kind !== "golf" && kind !== "hotel")) return UNKNOWN;
    const product = choice?.kind === "hotel" ? choice.roomId : productId;
    const kinds: readonly CostKind[] = kind === "hotel" ? ["room"] : ["green", "cart", "caddy"];
    const costs = new Map(
      await Promise.all(kinds.map(async (each) => [each, await costsOf(each, product)] as const)),
    );
    const net = netOfBill(bill, usedOn, (each, day) => netOn(costs.get(each), day));
    return { net, limitPercent: [...costs.values()][0]?.limitPercent ?? 0 };
  };
}

function netOn(costs: Costs | undefined, day: LocalDate): number | undefined {
  if (!costs) return undefined;
  return netInWon(costOn(costs.costs, day), exchangeRateOn(costs.rates, day));
}

const MINUTE_MS = 60_000;

type Wanted = { readonly lines: readonly CartLine[]; readonly minutes: number; readonly now: Date };

/**
 * The longest time up to the wanted one after which everything could still be booked: a link that outlives the
 * cut-off would sell what no supplier takes any more. Undefined where even the shortest is too long.
 */
export async function longestLink(
  db: Database,
  { lines, minutes, now }: Wanted,
): Promise<number | undefined> {
  for (const choice of linkMinutesWithin(minutes)) {
    const { lines: quoted, issues } = await quoteCart(
      db,
      lines,
      new Date(now.getTime() + choice * MINUTE_MS),
    );
    if (quoted.every(({ notReady }) => notReady === null) && !isBlocked(issues)) return choice;
  }
  return undefined;
}

const MOST_FOUND = 5;

/** Members by a whole address or a whole number, never by a part of either. */
export async function findCustomers(db: Database, text: string) {
  const wanted = text.trim().slice(0, 254);
  const phone = phoneNumber(wanted, "KR");
  if (!phone && !wanted.includes("@")) return [];
  const found = await db
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      phone: members.phone,
      locale: members.locale,
      isGuest: members.isGuest,
    })
    .from(members)
    .where(
      and(
        isNull(members.withdrawnAt),
        isNull(members.bannedAt),
        eq(members.role, "member"),
        or(
          eq(sql`lower(${members.email})`, wanted.toLowerCase()),
          phone ? eq(members.phone, phone) : undefined,
        ),
      ),
    )
    .orderBy(desc(members.createdAt))
    .limit(MOST_FOUND);
  return Promise.all(
    found.map(async ({ name, email, phone: number, ...member }) => {
      const { firstName, lastName } = knownBooker(
        { name, email, phone: number },
        await findLastOrder(db, member.id),
      );
      return {
        ...member,
        firstName,
        lastName,
        name: maskName(name),
        email: email && maskEmail(email),
        phone: number && maskPhone(number),
      };
    }),
  );
}

export type FoundCustomer = Awaited<ReturnType<typeof findCustomers>>[number];
