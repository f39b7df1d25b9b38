import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import * as table from "#app/db/schema/benefit-tables.ts";
import { recentItems, recentSearches, wishes } from "#app/db/schema/catalog/saved-tables.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { events as eventTable } from "#app/db/schema/content-tables.ts";
import { pointsExpireOn } from "#app/domain/benefit/point-lots.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { percentOf, won } from "#app/domain/common/money.ts";
import * as demo from "./content/demo-benefits.ts";
import { events } from "./content/events.ts";
import { trips } from "./content/trips.ts";
import type { DemoClock } from "./demo-clock.ts";
import { demoMemberId } from "./seed-members.server.ts";
import { seededUuid } from "./seeded.ts";

/** What the demo member has gathered; after the trips, which some of it is for. */
export async function seedBenefits(db: Database, clock: DemoClock): Promise<void> {
  const memberId = demoMemberId("demo");
  await db.insert(table.pointEntries).values(
    [...demo.points, ...pointsOfTrips()]
      .toSorted((a, b) => b.daysAgo - a.daysAgo)
      .map(({ daysAgo, ...entry }) => ({
        ...entry,
        memberId,
        expiresOn: entry.amount > 0 ? pointsExpireOn(addDays(clock.today, -daysAgo)) : null,
        createdAt: clock.hoursAgo(daysAgo * 24),
      })),
  );
  await layCoupons(db, clock, memberId);
  await db.insert(wishes).values(
    demo.wishes.map(({ kind, id, savedPrice }, index) => ({
      memberId,
      productKind: kind,
      productId: id,
      savedPrice: savedPrice === undefined ? null : won(savedPrice),
      createdAt: clock.hoursAgo(30 + index * 20),
    })),
  );
  await db.insert(recentItems).values(
    demo.recent.map(({ kind, id }, index) => ({
      memberId,
      productKind: kind,
      productId: id,
      seenAt: clock.hoursAgo(5 + index * 9),
    })),
  );
  await db.insert(recentSearches).values(
    demo.searches.map((words, index) => ({
      memberId,
      words,
      searchedAt: clock.hoursAgo(6 + index * 12),
    })),
  );
  await db.insert(reviews).values(
    demo.demoReviews.map((review) => ({
      productKind: review.product.kind,
      productId: review.product.id,
      memberId: demoMemberId(review.by),
      rating: review.rating,
      content: review.content,
      usedOn: addDays(clock.today, -review.usedDaysAgo),
      party: review.party,
      createdAt: clock.hoursAgo(review.usedDaysAgo * 24 - 60),
    })),
  );
}

/** One percent of each line that was used. */
function pointsOfTrips() {
  return trips
    .filter(({ by }) => by === "demo")
    .flatMap(({ key, lines }) =>
      lines.flatMap(({ status, paid, usedInDays }, index) =>
        status === "USED"
          ? [
              {
                amount: percentOf(won(paid), 1) as number,
                reason: "used" as const,
                subject: `reservation:${seededUuid(`reservation:${key}:${index}`)}`,
                daysAgo: -usedInDays,
              },
            ]
          : [],
      ),
    );
}

async function layCoupons(db: Database, clock: DemoClock, memberId: string): Promise<void> {
  const rows = await db
    .insert(table.coupons)
    .values(
      demo.coupons.map((coupon) => ({
        code: coupon.code ?? null,
        name: coupon.name,
        kind: coupon.kind,
        value: coupon.value,
        maxDiscount: coupon.maxDiscount === undefined ? null : won(coupon.maxDiscount),
        minimumOrder: won(coupon.minimumOrder),
        scope: coupon.scope ?? null,
        validFrom: addDays(clock.today, coupon.fromInDays),
        validUntil: addDays(clock.today, coupon.untilInDays),
      })),
    )
    .returning({ id: table.coupons.id });
  for (const { coupon, title } of events) {
    const couponId = rows[demo.coupons.findIndex(({ key }) => key === coupon)]?.id;
    if (couponId === undefined) continue;
    await db
      .update(eventTable)
      .set({ couponId })
      .where(sql`${eventTable.title} ->> 'ko' = ${title.ko}`);
  }
  await db.insert(table.memberCoupons).values(
    demo.coupons.flatMap(({ held, usedDaysAgo, fromInDays }, index) => {
      const couponId = rows[index]?.id;
      if (!held || couponId === undefined) return [];
      const isUsed = usedDaysAgo !== undefined;
      return [
        {
          memberId,
          couponId,
          usedAt: isUsed ? clock.hoursAgo(usedDaysAgo * 24) : null,
          orderId: isUsed ? seededUuid("order:huahin") : null,
          createdAt: clock.hoursAgo(-fromInDays * 24),
        },
      ];
    }),
  );
}
