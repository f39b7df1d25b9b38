import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

type Key = { readonly orderId: string; readonly memberId: string };

/** What the lines of an order are called before they are cancelled, and what a coupon took off each. */
export async function listCancelLines(db: Database, locale: Locale, { orderId, memberId }: Key) {
  return db
    .select({
      id: reservations.id,
      kind: reservations.kind,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      usedOn: reservations.usedOn,
      zone: reservations.zone,
      coupon: reservations.coupon,
    })
    .from(reservations)
    .where(and(eq(reservations.orderId, orderId), eq(reservations.memberId, memberId)));
}
