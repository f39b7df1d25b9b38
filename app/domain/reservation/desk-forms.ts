import { z } from "zod";
import { won } from "../money.ts";
import { requiredText, says } from "../validation.ts";

/** The only way to a confirmed line is what the supplier calls it. */
export const confirmForm = z.object({
  reference: requiredText("reservation.reference_required", 100),
});

export const reasonForm = z.object({ reason: requiredText("reservation.reason_required", 500) });

/** A cancel on the member's behalf gives back exactly what was shown. */
export const deskCancelForm = reasonForm.extend({
  expectedRefund: z
    .string(says("common.bad_request"))
    .regex(/^\d{1,10}$/, says("common.bad_request"))
    .transform((digits) => won(Number(digits))),
});
