import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { COUPON_FORM } from "#app/domain/benefit/coupon-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

/** A coupon that a member has or that an event gives away is never deleted: it ends on its last day. */
export const COUPON: RecordType = {
  ...COUPON_FORM,
  table: coupons,
  failure: "record.save_failed",
  created: "createdAt",

  async check(tx, { row, id }): Promise<FieldErrors> {
    if (typeof row.code !== "string") return {};
    const others = and(
      eq(coupons.code, row.code),
      id === undefined ? undefined : ne(coupons.id, Number(id)),
    );
    return (await tx.$count(coupons, others)) > 0 ? { code: "record.taken" } : {};
  },
  isDeletable: (tx) =>
    and(
      notExists(
        tx
          .select({ one: sql`1` })
          .from(memberCoupons)
          .where(eq(memberCoupons.couponId, coupons.id)),
      ),
      notExists(tx.select({ one: sql`1` }).from(events).where(eq(events.couponId, coupons.id))),
    ),
};
