import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import {
  asOneLine,
  staffRefundSchema,
  staffSplit,
} from "#app/domain/reservation/refund/staff-decision.ts";
import { bankTransferForm, proposalForm } from "#app/domain/reservation/status/admin-forms.ts";
import { loadDeskLimits } from "#app/features/company/desk-limit-queries.server.ts";
import {
  approveRefund,
  retryRefund,
} from "#app/features/reservation/refund/approve-refund.server.ts";
import { payRefundByBankTransfer } from "#app/features/reservation/refund/bank-transfer-refund.server.ts";
import {
  approveProposal,
  declineProposal,
  refundOtherAmount,
} from "#app/features/reservation/refund/propose-refund.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import type { RefundRecord, ReservationRecord } from "./reservation-detail-queries.server.ts";
import { paidLinesOf } from "./reservation-sums-table.tsx";
import { shownIn, shownRefundIn, shownSumIn } from "./shown-forms.server.ts";

type Staff = { readonly id: string };

type RefundIntent =
  | "approve"
  | "approve_own"
  | "approve_proposal"
  | "decline_proposal"
  | "retry"
  | "hand_paid";

type RefundActionInput = {
  readonly intent: RefundIntent;
  readonly reservation: ReservationRecord;
  readonly form: FormData;
};

/** Decides a refund that waits, or sends one that failed again; returns what became of it. */
export async function runRefundAction(
  services: Services,
  staff: Staff,
  { intent, reservation, form }: RefundActionInput,
): Promise<RefundIntent | "propose"> {
  switch (intent) {
    case "approve":
      await approveRefund(services, staff, {
        refundId: refundIn(reservation, "review").id,
        shown: { ...shownOf(reservation, form), ...shownSumIn(form) },
      });
      break;
    case "approve_own":
      return approveOtherAmount(services, staff, { intent, reservation, form });
    case "approve_proposal":
    case "decline_proposal":
      await decideProposal(services, staff, { intent, reservation, form });
      break;
    case "retry":
      await retryRefund(services, staff, refundIn(reservation, "failed").id, shownRefundIn(form));
      break;
    case "hand_paid": {
      const paid = parseForm(bankTransferForm, form);
      const { id: refundId } = refundIn(reservation, "failed");
      const shown = shownRefundIn(form);
      await payRefundByBankTransfer(services, staff, { refundId, shown, ...paid });
      break;
    }
  }
  return intent;
}

/** What the page showed of the reservation, whose order is locked when it is compared. */
function shownOf({ id: reservationId }: ReservationRecord, form: FormData) {
  return { reservationId, page: shownIn(form) };
}

/** A colleague may have decided since the page was loaded. */
function refundIn({ refunds }: ReservationRecord, status: "review" | "failed"): RefundRecord {
  const refund = refunds.find((each) => each.status === status);
  if (!refund) throw new AppError("reservation.step_refused");
  return refund;
}

async function approveOtherAmount(
  services: Services,
  staff: Staff,
  { reservation, form }: RefundActionInput,
): Promise<"approve_own" | "propose"> {
  const refund = refundIn(reservation, "review");
  const lines = paidLinesOf(refund);
  const one = asOneLine(lines);
  if (!one) throw new AppError("reservation.step_refused");
  const { amount, reason, code } = parseForm(staffRefundSchema(one), form);
  const { card, points } = staffSplit(lines, won(amount));
  const { refundApprovalWon: limit } = await loadDeskLimits(services.db);
  const shown = shownOf(reservation, form);
  const decided = { refundId: refund.id, card, points, reason, code, limit, shown };
  const result = await refundOtherAmount(services, staff, decided);
  return result === "proposed" ? "propose" : "approve_own";
}

async function decideProposal(
  services: Services,
  staff: Staff,
  { intent, reservation, form }: RefundActionInput,
): Promise<void> {
  const refund = refundIn(reservation, "review");
  const { proposal: proposalId } = parseForm(proposalForm, form);
  const decide = intent === "approve_proposal" ? approveProposal : declineProposal;
  const shown = shownOf(reservation, form);
  await decide(services, staff, { refundId: refund.id, proposalId, shown });
}
