import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  confirmForm,
  reasonForm,
  recheckForm,
  refuseForm,
  staffCancelForm,
} from "#app/domain/reservation/status/admin-forms.ts";
import { offerForm } from "#app/domain/reservation/status/offer-forms.ts";
import {
  RESERVATION_INTENTS,
  type ReservationDoneName,
} from "#app/features/reservation/desk/record/done-card.tsx";
import { offerTimes, withdrawOffer } from "#app/features/reservation/offer/offer-times.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { recheckReservation } from "#app/features/reservation/record/recheck-reservation.server.ts";
import { renewReference } from "#app/features/reservation/record/renew-reference.server.ts";
import { cancelNow } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { runRefundAction } from "./refund-actions.server.ts";
import type { ReservationRecord } from "./reservation-detail-queries.server.ts";
import { shownIn } from "./shown-forms.server.ts";

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
  const sent = <Fields extends object>(fields: Fields) => ({
    reservationId,
    ...fields,
    shown: shownIn(form),
  });
  switch (intent) {
    case "confirm":
      await changeReservationStatus(services, staff, {
        action: intent,
        ...sent(referenceIn(form)),
      });
      break;
    case "reference":
      await renewReference(services, staff, sent(referenceIn(form)));
      break;
    case "recheck":
      await recheckReservation(services, staff, sent(parseForm(recheckForm, form)));
      break;
    case "refuse":
      await changeReservationStatus(services, staff, {
        action: intent,
        ...sent(parseForm(refuseForm, form)),
      });
      break;
    case "refuse_refund":
      await changeReservationStatus(services, staff, {
        action: intent,
        ...sent(parseForm(reasonForm, form)),
      });
      break;
    case "offer":
      await offerTimes(services, staff, sent(parseForm(offerForm, form)));
      break;
    case "withdraw_offer":
      await withdrawOffer(services, staff, reservationId, shownIn(form));
      break;
    case "use":
      await changeReservationStatus(services, staff, { action: intent, ...sent({}) });
      break;
    case "approve":
    case "approve_own":
    case "approve_proposal":
    case "decline_proposal":
    case "retry":
    case "hand_paid":
      return runRefundAction(services, staff, { intent, reservation, form });
    case "cancel":
      await cancelFor(services, staff, reservationId, form);
      break;
  }
  return intent;
}

/** The supplier's reference, and whether staff knows that another reservation has it, too. */
function referenceIn(form: FormData) {
  const { isSameReference, ...given } = parseForm(confirmForm, form);
  return { isSameReference: isSameReference === "yes", ...given };
}

async function cancelFor(services: Services, staff: Staff, reservationId: string, form: FormData) {
  const cancel = parseForm(staffCancelForm, form);
  const shown = shownIn(form);
  const request = { reservationId, scope: "line", ...cancel, mode: "policy", shown } as const;
  await cancelNow(services, { kind: "staff", id: staff.id }, request);
}
