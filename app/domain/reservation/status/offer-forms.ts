import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { readOption } from "#app/domain/reservation/desk/offer-option.ts";
import { MAX_OFFERED_TIMES } from "./time-offer-rules.ts";

/** Any round: whether the option is one for this round is for the use case to say. */
const ANY_ROUND = { courseId: "any", date: "2000-01-01", time: "00:00" } as const;
const time = z
  .string(says("common.bad_request"))
  .refine((text) => readOption(text, ANY_ROUND) !== undefined, says("common.bad_request"));

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

/** The numbers of the lines that the page said would be refunded, as "12,13". */
const without = z
  .string()
  .regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/, says("common.bad_request"))
  .transform((text) => (text ? text.split(",").map(Number) : []))
  .optional();

export const acceptForm = z.object({ offer, time, without });
export const declineForm = z.object({ offer });
