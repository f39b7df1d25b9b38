import { AppError } from "#app/domain/common/errors/errors.ts";
import { personAt } from "#app/domain/reservation/change/people-after.ts";
import { listCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { cancelOne } from "#app/features/reservation/change/cancel-one-person.server.ts";
import { exchangeTraveller } from "#app/features/reservation/change/exchange-traveller.server.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError, parseForm } from "#app/platform/http/form.ts";
import { indexIn } from "./cancel-one-queries.server.ts";
import { changeForm } from "./change-page-form.ts";

type Submitted = {
  readonly memberId: string;
  readonly reservation: OwnReservation;
  readonly form: FormData;
};

/** Somebody else goes instead, or the share of who stays at home comes back. */
export async function submitCancelOne(services: Services, submitted: Submitted): Promise<void> {
  const { memberId, reservation, form } = submitted;
  const { id: reservationId, orderId, travellers } = reservation;
  const index = indexIn(form.get("who"), travellers.length);
  const traveller = index === null ? undefined : travellers[index];
  if (index === null || !traveller) throw new AppError("reservation.change_nothing");
  if (form.get("intent") === "replace") {
    const known = await listCompanions(services.db, memberId);
    const person = personAt(form, index, known);
    if (!person) throw new FormError({ [`first.${index}`]: "traveller.missing" });
    return exchangeTraveller(services, memberId, { reservationId, index, traveller: person });
  }
  const { refund: expectedRefund, seen } = parseForm(changeForm, form);
  const reservationIds = [...new Set(form.getAll("line").map(String))];
  const without = form.getAll("without").map(Number);
  await cancelOne(services, memberId, {
    ...{ orderId, reservationIds, traveller, expectedRefund, without },
    ...(seen && { seen }),
  });
}
