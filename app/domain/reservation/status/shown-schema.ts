import { z } from "zod";
import { won } from "#app/domain/common/money.ts";

const number = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

/** What the page of a reservation showed: sent along by each of its forms that moves money or places. */
export const shownForm = z.object({ shown: z.string().min(1).max(64) });

/** The sum of a refund that is approved unchanged. */
export const shownSumForm = z.object({ sum: number.transform(won) });

/** A failed refund, as it was shown. */
export const shownRefundForm = shownSumForm.extend({ refund: z.uuid(), tries: number });
