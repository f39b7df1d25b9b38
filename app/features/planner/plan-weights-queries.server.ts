import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { planWeights } from "#app/db/schema/planner-tables.ts";
import { DEFAULT_WEIGHTS } from "#app/domain/planner/default-weights.ts";

/** The one row of the weights. */
export const WEIGHTS_ID = 1;

/** The weights as the desk set them. */
export async function loadPlanWeights(db: Database) {
  const { wonPerDriveMinute, wonPerRatingTenth } = planWeights;
  const [row] = await db
    .select({ wonPerDriveMinute, wonPerRatingTenth })
    .from(planWeights)
    .where(eq(planWeights.id, WEIGHTS_ID));
  return row ?? DEFAULT_WEIGHTS;
}
