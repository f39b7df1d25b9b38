import { z } from "zod";
import { won } from "#app/domain/common/money.ts";
import { says } from "#app/domain/common/validation.ts";
import { staffText } from "#app/domain/desk/staff-text.ts";
import { reasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { REQUEST_LANGUAGES } from "#app/domain/reservation/voucher/supplier-request.ts";

/** A line is confirmed only with the supplier's reference. */
export const confirmForm = z.object({
  reference: staffText("reservation.reference_required", 100),
  heardFrom: z.string().trim().max(100, says("record.too_long")).optional(),
  /** Ticked once it is sure that another reservation has the same reference. */
  isSameReference: z.literal("yes", says("common.bad_request")).optional(),
});

export const reasonForm = z.object({ reason: staffText("reservation.reason_required", 500) });

export const refuseForm = reasonForm.extend({ code: reasonCode("refuse") });

/** For colleagues: who works on it, and what they should know. */
export const noteForm = z.object({ text: staffText("reservation.note_required", 1_000) });

const person = z
  .union([z.literal(""), z.uuid(says("reservation.assignee"))], says("reservation.assignee"))
  .transform((id) => id || null);
/** `seen` is the assignee on the page: a colleague who took it meanwhile is not replaced unnoticed. */
export const assignForm = z.object({ to: person, seen: person });

export const proposalForm = z.object({
  proposal: z
    .string(says("common.bad_request"))
    .regex(/^[1-9]\d{0,8}$/, says("common.bad_request"))
    .transform(Number),
});

/** A refund that the provider refused, and that was paid by bank transfer. */
export const bankTransferForm = reasonForm.extend({
  reference: staffText("reservation.transfer_required", 100),
});

/** The contact at the supplier's who re-confirmed it. */
export const recheckForm = z.object({
  with: staffText("reservation.recheck_with_required", 80),
});

/** What the audit calls a request to the supplier. */
export const ASK_SUPPLIER = "reservation.ask_supplier";

/** What the audit calls a decision on a refund that changes no status. */
export const REFUND_DECISIONS = [
  "refund.approve",
  "refund.retry",
  "refund.propose",
  "refund.decline",
] as const;

/** How a request went to the supplier, and in which language. */
export const REQUEST_CHANNELS = ["copy", "line", "mail"] as const;
export const requestSentForm = z.object({
  way: z.enum(REQUEST_CHANNELS, says("common.bad_request")),
  language: z.enum(REQUEST_LANGUAGES, says("common.bad_request")),
});
export type RequestSent = z.output<typeof requestSentForm>;

/** A cancel on the member's behalf refunds exactly what was shown. */
export const staffCancelForm = reasonForm.extend({
  code: reasonCode("cancel"),
  expectedRefund: z
    .string(says("common.bad_request"))
    .regex(/^\d{1,10}$/, says("common.bad_request"))
    .transform((digits) => won(Number(digits))),
});

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
