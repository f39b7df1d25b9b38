import { data } from "react-router";
import {
  assignForm,
  noteForm,
  requestSentForm,
} from "#app/domain/reservation/status/admin-forms.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { runReservationAction } from "#app/features/reservation/desk/run-reservation-action.server.ts";
import { assignReservation } from "#app/features/reservation/record/assign-reservation.server.ts";
import { noteRequest } from "#app/features/reservation/record/note-request.server.ts";
import { noteReservation } from "#app/features/reservation/record/note-reservation.server.ts";
import { SameReference } from "#app/features/reservation/record/renew-reference.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import type { ActionFailure } from "./action-form.tsx";
import type { ReservationDoneName } from "./done-card.tsx";
import { showPhone } from "./show-booker-phone.server.ts";

type Staff = { readonly id: string };
type Posted = { readonly reservation: ReservationRecord; readonly form: FormData };

/** What stays on the page answers here; undefined where the form is an action on the reservation. */
export async function answerOnPage(services: Services, staff: Staff, posted: Posted) {
  const { reservation, form } = posted;
  const { id: reservationId } = reservation;
  switch (form.get("intent")) {
    case "show_phone":
      return { ok: true as const, phone: await showPhone(services, staff, reservationId) };
    case "asked":
      await noteRequest(services, staff, { reservationId, ...parseForm(requestSentForm, form) });
      return { ok: true as const };
    case "note":
      await noteReservation(services, staff, { reservationId, ...parseForm(noteForm, form) });
      return { ok: true as const };
    case "assign":
      await assignReservation(services, staff, { reservationId, ...parseForm(assignForm, form) });
      return { ok: true as const };
    default:
      return undefined;
  }
}

/** The name of the completed action; a reference in use is answered with the reservations that have it. */
export async function actOnReservation(services: Services, staff: Staff, posted: Posted) {
  try {
    const done: ReservationDoneName = await runReservationAction(services, staff, posted);
    return { done };
  } catch (cause) {
    if (!(cause instanceof SameReference)) throw cause;
    const failure: ActionFailure = { ok: false, error: cause.code, fields: {}, same: cause.of };
    return { refused: data(failure, { status: cause.status }) };
  }
}
