import { and, eq } from "drizzle-orm";
import { hotelCourses } from "#app/db/schema/catalog/hotel-tables.ts";
import type { RoadInput } from "#app/domain/catalog/course/road-form.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Roads = {
  readonly by: string;
  readonly courseId: string;
  readonly roads: readonly RoadInput[];
};

/** Saves measured roads over the estimated ones; unknown roads are refused. */
export async function saveRoads(
  { db, now }: Pick<Services, "db" | "now">,
  { by, courseId, roads }: Roads,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await tx
      .select()
      .from(hotelCourses)
      .where(eq(hotelCourses.courseId, courseId))
      .for("update");
    const known = new Map(before.map((road) => [road.hotelId, road]));
    if (roads.some(({ hotelId }) => !known.has(hotelId))) throw new AppError("common.not_found");
    const changed = roads.filter(({ hotelId, driveMinutes, roadKm }) => {
      const road = known.get(hotelId);
      return road?.driveMinutes !== driveMinutes || road.roadKm !== roadKm;
    });
    for (const { hotelId, driveMinutes, roadKm } of changed) {
      await tx
        .update(hotelCourses)
        .set({ driveMinutes, roadKm, byHand: true })
        .where(and(eq(hotelCourses.courseId, courseId), eq(hotelCourses.hotelId, hotelId)));
    }
    if (changed.length === 0) return;
    const old = changed.flatMap(({ hotelId }) => known.get(hotelId) ?? []);
    await writeAudit(tx, {
      by,
      action: "course.roads",
      subject: { kind: "course", id: courseId },
      before: { roads: old },
      after: { roads: changed },
      at: now(),
    });
  });
}
