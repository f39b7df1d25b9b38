import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deskLimits } from "#app/db/schema/company-tables.ts";
import { DEFAULT_LIMITS, type DeskLimits } from "#app/domain/company/default-limits.ts";

/** The one row of the limits. */
export const LIMITS_ID = 1;

/** The limits as the owner set them. */
export async function loadDeskLimits(db: Database): Promise<DeskLimits> {
  const [row] = await db
    .select({
      refundApprovalWon: deskLimits.refundApprovalWon,
      giftApprovalPoints: deskLimits.giftApprovalPoints,
      undoSeconds: deskLimits.undoSeconds,
      maskedSeconds: deskLimits.maskedSeconds,
      supplierAnswerHours: deskLimits.supplierAnswerHours,
      reportsThatHide: deskLimits.reportsThatHide,
    })
    .from(deskLimits)
    .where(eq(deskLimits.id, LIMITS_ID));
  return row ?? DEFAULT_LIMITS;
}
