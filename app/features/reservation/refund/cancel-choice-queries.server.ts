import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { dateIn, daysBetween } from "#app/domain/common/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import { nextFeeRise } from "#app/domain/reservation/refund/refund-steps.ts";
import { venueClock } from "#app/domain/reservation/voucher/meeting-time.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { CancelChoice } from "./cancel-choice.ts";
import { cancelPlanOf } from "./cancel-lines.server.ts";

type CancelQuery = {
  readonly scope: "line" | "order";
  readonly reservationId: string;
  readonly orderId: string;
  readonly memberId: string;
};

/** What a cancel would do now, with texts: computed as the cancel itself does. */
export async function cancelChoice(
  { db, now }: Services,
  locale: Locale,
  query: CancelQuery,
): Promise<CancelChoice | null> {
  const moment = now();
  const preview = await cancelPlanOf(db, query, moment);
  if (!preview) return null;
  const { plan, coupon, isSendable, unclear } = preview;
  const texts = new Map(
    (await listCancelLines(db, locale, query)).map((line) => [line.id, line] as const),
  );
  const lines = plan.lines.flatMap(({ key, refund, fee, feePercent }) => {
    const line = texts.get(key);
    if (!line) return [];
    const { zone, ...shown } = line;
    const daysLeft = daysBetween(dateIn(zone, moment), line.usedOn);
    return [{ ...shown, daysLeft, paid: won(refund + fee), fee, feePercent }];
  });
  const { refund, card, points } = plan;
  const rise = nextFeeRise(plan);
  const zone = rise && texts.get(rise.key)?.zone;
  return {
    isSendable,
    unclear,
    coupon: coupon && localizedText(coupon, locale),
    scope: query.scope,
    lines: lines.toSorted((a, b) => rank(a.id, query) - rank(b.id, query)),
    refund,
    card,
    points,
    feeRise: rise && zone ? { ...rise, id: rise.key, clock: venueClock(zone) } : null,
  };
}

/** The requested line comes first. */
function rank(id: string, { reservationId }: CancelQuery): number {
  return id === reservationId ? 0 : 1;
}

type Key = { readonly orderId: string; readonly memberId: string };

/** What the lines of an order are called before they are cancelled, and what a coupon took off each. */
async function listCancelLines(db: Database, locale: Locale, { orderId, memberId }: Key) {
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
