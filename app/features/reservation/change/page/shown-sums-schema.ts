import { z } from "zod";
import type { Won } from "#app/domain/common/money.ts";
import { readAmount } from "#app/domain/common/payable.ts";
import { STAY_ANSWERS } from "#app/domain/reservation/change/stay-question.ts";

const amount = z.custom<Won>(
  (value) => typeof value === "string" && readAmount(value) !== undefined,
);

/** The sums that the page showed, and the answer to its question; the wish and the names are read separately. */
export const changeForm = z.object({
  pay: amount.transform((value) => readAmount(String(value)) as Won),
  refund: amount.transform((value) => readAmount(String(value)) as Won),
  seen: z.string().max(40).optional(),
  stay: z.enum(STAY_ANSWERS).optional().catch(undefined),
});
export type ShownSums = z.output<typeof changeForm>;
