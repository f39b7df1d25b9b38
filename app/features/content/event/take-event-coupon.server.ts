import { and, eq } from "drizzle-orm";
import { coupons } from "#app/db/schema/benefit-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { eventStage } from "#app/domain/content/event/event-stage.ts";
import { type ClaimedCoupon, takeCoupon } from "#app/features/benefit/claim-coupon.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Taker = { readonly eventId: number; readonly memberId: string; readonly locale: Locale };

/** The coupon of an event, once for each member and only while the event goes on. */
export function takeEventCoupon(
  { db, now }: Pick<Services, "db" | "now">,
  { eventId, ...taker }: Taker,
): Promise<ClaimedCoupon> {
  const at = now();
  return db.transaction(async (tx) => {
    const [event] = await tx
      .select({ couponId: events.couponId, startsOn: events.startsOn, endsOn: events.endsOn })
      .from(events)
      .where(and(eq(events.id, eventId), eq(events.draft, false)));
    if (!event?.couponId) throw new AppError("common.not_found");
    if (eventStage(event, dateIn(SHOP_ZONE, at)) !== "ongoing") {
      throw new AppError("event.not_ongoing");
    }
    return takeCoupon(tx, eq(coupons.id, event.couponId), { ...taker, at });
  });
}
