import { z } from "zod";
import { won } from "#app/domain/common/money.ts";
import { says } from "#app/domain/common/validation.ts";
import { staffText } from "#app/domain/desk/staff-text.ts";
import { reasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { type PaidLine, splitRefund } from "./line-refund.ts";

/** Staff may refund more than the policy says, with a reason; never more than what was paid and not refunded yet. */
export function staffRefundSchema(line: PaidLine) {
  const { refund: most } = splitRefund(line, won(line.paid.card + line.paid.points));
  return z.object({
    amount: z
      .string(says("reservation.refund_amount"))
      .trim()
      .regex(/^\d{1,10}$/, says("reservation.refund_amount"))
      .transform((digits) => won(Number(digits)))
      .refine((amount) => amount <= most, says("reservation.refund_too_much")),
    reason: staffText("reservation.reason_required", 500),
    code: reasonCode("refund"),
  });
}
