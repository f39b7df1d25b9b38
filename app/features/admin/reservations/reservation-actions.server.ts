import { AppError } from "#app/domain/errors.ts";
import { won } from "#app/domain/money.ts";
import { staffRefundSchema } from "#app/domain/reservation/refund/refund-by-staff.ts";
import { asOneLine, staffSplit } from "#app/domain/reservation/refund/staff-decision.ts";
import {
  bankTransferForm,
  confirmForm,
  proposalForm,
  reasonForm,
  recheckForm,
  refuseForm,
  staffCancelForm,
} from "#app/domain/reservation/status/admin-forms.ts";
import { offerForm } from "#app/domain/reservation/status/offer-forms.ts";
import {
  RESERVATION_INTENTS,
  type ReservationDoneName,
} from "#app/features/admin/reservations/record/reservation-done.tsx";
import { loadDeskLimits } from "#app/features/desk-settings/desk-limits.server.ts";
import { approveRefund, retryRefund } from "#app/features/refund/approve-refund.server.ts";
import { payRefundByBankTransfer } from "#app/features/refund/bank-transfer-refund.server.ts";
import { requestCancel } from "#app/features/refund/cancel-lines.server.ts";
import {
  approveProposal,
  declineProposal,
  refundOtherAmount,
} from "#app/features/refund/propose-refund.server.ts";
import { sendRefundSoon } from "#app/features/refund/send-refund-soon.server.ts";
import { changeReservationStatus } from "#app/features/reservation/change-reservation-status.server.ts";
import { offerTimes, withdrawOffer } from "#app/features/reservation/offer/offer-times.server.ts";
import { recheckReservation } from "#app/features/reservation/recheck.server.ts";
import { renewReference } from "#app/features/reservation/renew-reference.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import type { RefundRecord, ReservationRecord } from "./reservation-detail-queries.server.ts";
import { paidLinesOf } from "./reservation-sums.ts";

type Staff = { readonly id: string };
type ActionInput = { readonly reservation: ReservationRecord; readonly form: FormData };

/** Carries out the action of a posted form and returns its name. */
export async function runReservationAction(
  services: Services,
  staff: Staff,
  { reservation, form }: ActionInput,
): Promise<ReservationDoneName> {
  const intent = RESERVATION_INTENTS.find((each) => each === form.get("intent"));
  if (!intent) throw new AppError("common.bad_request");
  const { id: reservationId } = reservation;
  switch (intent) {
    case "confirm": {
      const { isSameReference, ...confirmed } = parseForm(confirmForm, form);
      await changeReservationStatus(services, staff, {
        reservationId,
        action: intent,
        isSameReference: isSameReference === "yes",
        ...confirmed,
      });
      break;
    }
    case "reference": {
      const { isSameReference, ...given } = parseForm(confirmForm, form);
      const isSame = isSameReference === "yes";
      await renewReference(services, staff, { reservationId, isSameReference: isSame, ...given });
      break;
    }
    case "recheck": {
      const recheck = parseForm(recheckForm, form);
      await recheckReservation(services, staff, { reservationId, ...recheck });
      break;
    }
    case "refuse": {
      const why = parseForm(refuseForm, form);
      await changeReservationStatus(services, staff, { reservationId, action: intent, ...why });
      break;
    }
    case "refuse_refund": {
      const { reason } = parseForm(reasonForm, form);
      await changeReservationStatus(services, staff, { reservationId, action: intent, reason });
      break;
    }
    case "offer":
      await offerTimes(services, staff, { reservationId, ...parseForm(offerForm, form) });
      break;
    case "withdraw_offer":
      await withdrawOffer(services, staff, reservationId);
      break;
    case "use":
      await changeReservationStatus(services, staff, { reservationId, action: intent });
      break;
    case "approve":
      await approveRefund(services, staff, { refundId: refundIn(reservation, "review").id });
      break;
    case "approve_own":
      return approveOtherAmount(services, staff, refundIn(reservation, "review"), form);
    case "approve_proposal":
    case "decline_proposal":
      await decideProposal(services, staff, refundIn(reservation, "review"), form);
      break;
    case "retry":
      await retryRefund(services, staff, refundIn(reservation, "failed").id);
      break;
    case "hand_paid": {
      const paid = parseForm(bankTransferForm, form);
      const { id: refundId } = refundIn(reservation, "failed");
      await payRefundByBankTransfer(services, staff, { refundId, ...paid });
      break;
    }
    case "cancel":
      await cancelFor(services, staff, reservationId, form);
      break;
  }
  return intent;
}

/** Somebody else may have decided since the page was loaded. */
function refundIn({ refunds }: ReservationRecord, status: "review" | "failed"): RefundRecord {
  const refund = refunds.find((each) => each.status === status);
  if (!refund) throw new AppError("reservation.step_refused");
  return refund;
}

async function approveOtherAmount(
  services: Services,
  staff: Staff,
  refund: RefundRecord,
  form: FormData,
): Promise<"approve_own" | "propose"> {
  const lines = paidLinesOf(refund);
  const one = asOneLine(lines);
  if (!one) throw new AppError("reservation.step_refused");
  const { amount, reason, code } = parseForm(staffRefundSchema(one), form);
  const { card, points } = staffSplit(lines, won(amount));
  const { refundApprovalWon: limit } = await loadDeskLimits(services.db);
  const decided = { refundId: refund.id, card, points, reason, code, limit };
  const result = await refundOtherAmount(services, staff, decided);
  return result === "proposed" ? "propose" : "approve_own";
}

async function decideProposal(
  services: Services,
  staff: Staff,
  refund: RefundRecord,
  form: FormData,
): Promise<void> {
  const { proposal: proposalId } = parseForm(proposalForm, form);
  const decide = form.get("intent") === "approve_proposal" ? approveProposal : declineProposal;
  await decide(services, staff, { refundId: refund.id, proposalId });
}

async function cancelFor(services: Services, staff: Staff, reservationId: string, form: FormData) {
  const cancel = parseForm(staffCancelForm, form);
  const request = { reservationId, scope: "line", ...cancel, mode: "policy" } as const;
  const { refundId } = await requestCancel(services, { kind: "staff", id: staff.id }, request);
  await sendRefundSoon(services, refundId);
}
