import { and, count, desc, eq, gte, lt, sql, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { PERIOD_TABS } from "#app/domain/common/date/period.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import type { ListRequest, ListType } from "#app/features/desk/list/list-type.server.ts";
import { COUPON_COLUMNS, type CouponCampaign } from "./coupon-columns.ts";

function couponUses(db: Database) {
  return db
    .select({
      couponId: memberCoupons.couponId,
      claimed: count().as("claimed"),
      used: count(memberCoupons.usedAt).as("used"),
      discount: sql<number>`coalesce(${sum(orders.coupon)}, 0)`.mapWith(Number).as("discount"),
    })
    .from(memberCoupons)
    .leftJoin(
      orders,
      and(eq(orders.id, memberCoupons.orderId), sql`${memberCoupons.usedAt} is not null`),
    )
    .groupBy(memberCoupons.couponId)
    .as("uses");
}

/** The result of one campaign: who has it, who used it, what it cost and what was bought with it. */
export async function findCouponResult(db: Database, id: number) {
  const [row] = await db
    .select({
      claimed: count(),
      used: count(memberCoupons.usedAt),
      discount: sql<number>`coalesce(${sum(orders.coupon)}, 0)`.mapWith(Number),
      sales: sql<number>`coalesce(${sum(orders.total)}, 0)`.mapWith(Number),
      lastUsedAt: sql<Date | null>`max(${memberCoupons.usedAt})`.mapWith(memberCoupons.usedAt),
    })
    .from(memberCoupons)
    .leftJoin(
      orders,
      and(eq(orders.id, memberCoupons.orderId), sql`${memberCoupons.usedAt} is not null`),
    )
    .where(eq(memberCoupons.couponId, id));
  return row;
}

export type CouponResult = NonNullable<Awaited<ReturnType<typeof findCouponResult>>>;

/** Coupons with what became of them: how many members have one, used one, and what it cost. */
async function listCampaigns({ db, locale, search, now, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(COUPON_COLUMNS));
  const period = choiceParam(search, "period", PERIOD_TABS);
  const today = dateIn(SHOP_ZONE, now);
  const where = and(
    anyContains(q, [everyLanguage(coupons.name), coupons.code]),
    period === "ongoing" ? gte(coupons.validUntil, today) : undefined,
    period === "ended" ? lt(coupons.validUntil, today) : undefined,
  );
  const uses = couponUses(db);
  const name = inLocale(coupons.name, locale);
  const order = orderOf(
    sort,
    {
      name,
      code: coupons.code,
      claimed: uses.claimed,
      used: uses.used,
      discount: uses.discount,
      from: coupons.validFrom,
      until: coupons.validUntil,
    },
    [desc(coupons.validUntil), desc(coupons.id)],
  );
  return paged({ page, size }, db.$count(coupons, where), ({ limit, offset }) =>
    db
      .select({
        id: coupons.id,
        version: coupons.version,
        name,
        code: coupons.code,
        kind: coupons.kind,
        value: coupons.value,
        claimLimit: coupons.claimLimit,
        validFrom: coupons.validFrom,
        validUntil: coupons.validUntil,
        claimed: sql<number>`coalesce(${uses.claimed}, 0)`.mapWith(Number),
        used: sql<number>`coalesce(${uses.used}, 0)`.mapWith(Number),
        discount: sql<number>`coalesce(${uses.discount}, 0)`.mapWith(Number),
      })
      .from(coupons)
      .leftJoin(uses, eq(uses.couponId, coupons.id))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const COUPON_LIST: ListType<CouponCampaign> = {
  columns: COUPON_COLUMNS,
  find: listCampaigns,
};
