import { z } from "zod";
import { won } from "#app/domain/common/money.ts";
import { says } from "#app/domain/common/validation.ts";

const MAX_REASON = 500;

/** What is sent when a cancel is confirmed: with the sum that was shown, and why where more is requested. */
export const cancelForm = z
  .object({
    scope: z.enum(["line", "order"]),
    mode: z.enum(["policy", "review"]),
    expectedRefund: z
      .string(says("common.bad_request"))
      .regex(/^\d{1,10}$/, says("common.bad_request"))
      .transform((digits) => won(Number(digits))),
    reason: z.string().trim().max(MAX_REASON, says("common.bad_request")).default(""),
  })
  .refine(({ mode, reason }) => mode === "policy" || reason !== "", {
    path: ["reason"],
    ...says("reservation.reason_required"),
  });
