import { z } from "zod";
import { readTime } from "#app/domain/query-readers.ts";
import { says } from "#app/domain/validation.ts";
import { MAX_OFFERED_TIMES } from "./time-offer.ts";

const time = z
  .string(says("common.bad_request"))
  .refine((text) => readTime(text) !== undefined, says("common.bad_request"));

/** What staff offer: each chosen time comes as a field of the same name. */
export const offerForm = z.object({
  times: z
    .union([z.string(), z.array(z.string())], says("reservation.offer_times"))
    .transform((value) => (typeof value === "string" ? [value] : value))
    .pipe(z.array(time).max(MAX_OFFERED_TIMES, says("reservation.offer_times"))),
  note: z.string().trim().max(300, says("common.bad_request")).optional(),
});

/** Which offer is answered: the member has not seen a later one. */
const offer = z
  .string(says("common.bad_request"))
  .regex(/^[1-9]\d{0,8}$/, says("common.bad_request"))
  .transform(Number);

export const acceptForm = z.object({ offer, time });
export const declineForm = z.object({ offer });
