import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { pointSummary } from "#app/domain/benefit/point-lots.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { listPointLots } from "./point-entries.server.ts";

/**
 * Writes off expired points, day by day and each day once. Called whenever points are read, so that no
 * balance includes expired points.
 */
export async function expirePoints(
  { db, now }: Pick<Services, "db" | "now">,
  memberId: string,
): Promise<void> {
  const today = dateIn(SHOP_ZONE, now());
  const entries = await listPointLots(db, memberId);
  for (;;) {
    const { next } = pointSummary(entries);
    if (!next || next.expiresOn >= today) return;
    const entry = { amount: -next.amount, expiresOn: null, lots: [next] };
    await db
      .insert(pointEntries)
      .values({
        ...entry,
        memberId,
        reason: "expired",
        subject: `expired:${next.expiresOn}`,
        createdAt: now(),
      })
      .onConflictDoNothing();
    entries.push(entry);
  }
}
