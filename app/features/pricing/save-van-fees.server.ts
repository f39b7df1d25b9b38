import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/callvan.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Won } from "#app/domain/money.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

export type VanFees = { readonly oneWayPrice: Won; readonly roundTripPrice: Won };

/** The van that drives to a course and waits, if there is one. */
export async function findVanFees(db: Database, courseId: string) {
  const [route] = await db
    .select({
      id: vanRoutes.id,
      origin: vanRoutes.origin,
      oneWayPrice: vanRoutes.oneWayPrice,
      roundTripPrice: vanRoutes.roundTripPrice,
    })
    .from(vanRoutes)
    .where(and(eq(vanRoutes.courseId, courseId), eq(vanRoutes.kind, "golf_round_trip_wait")));
  return route;
}

type VanSave = { readonly courseId: string; readonly seen: VanFees; readonly fees: VanFees };

export async function saveVanFees(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { courseId, seen, fees }: VanSave,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const [route] = await tx
      .select({ id: vanRoutes.id, oneWay: vanRoutes.oneWayPrice, both: vanRoutes.roundTripPrice })
      .from(vanRoutes)
      .where(and(eq(vanRoutes.courseId, courseId), eq(vanRoutes.kind, "golf_round_trip_wait")))
      .for("update");
    if (!route) throw new AppError("common.not_found");
    if (route.oneWay !== seen.oneWayPrice || route.both !== seen.roundTripPrice) {
      throw new AppError("price.changed");
    }
    const { oneWayPrice, roundTripPrice } = fees;
    await tx
      .update(vanRoutes)
      .set({ oneWayPrice, roundTripPrice })
      .where(eq(vanRoutes.id, route.id));
    await writeAudit(tx, {
      by: staff.id,
      action: "price.van",
      subject: { kind: "course_prices", id: courseId },
      before: { oneWayPrice: route.oneWay, roundTripPrice: route.both },
      after: fees,
      at: now(),
    });
  });
}
