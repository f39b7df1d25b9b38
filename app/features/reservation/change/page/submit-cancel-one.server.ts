import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ChangedLine } from "#app/domain/reservation/change/change-plan.ts";
import { withoutOne } from "#app/domain/reservation/change/change-wish.ts";
import { personAt } from "#app/domain/reservation/change/people-after.ts";
import { listCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { cancelOne } from "#app/features/reservation/change/cancel-one-person.server.ts";
import { exchangeTraveller } from "#app/features/reservation/change/exchange-traveller.server.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError, parseForm } from "#app/platform/http/form.ts";
import { indexIn } from "./cancel-one-queries.server.ts";
import { findSameChange } from "./find-same-change.server.ts";
import { changeForm } from "./shown-sums-schema.ts";

type Submitted = {
  readonly memberId: string;
  readonly reservation: OwnReservation;
  readonly form: FormData;
};

/** Sent twice, one person is taken out once: the second answer is the first one's. */
export async function submitCancelOne(services: Services, submitted: Submitted): Promise<void> {
  try {
    await takeOneOut(services, submitted);
  } catch (cause) {
    const isRefusal = cause instanceof AppError || cause instanceof FormError;
    if (!isRefusal || !(await isTakenOut(services, submitted))) throw cause;
  }
}

async function isTakenOut({ db }: Services, { memberId, reservation, form }: Submitted) {
  const seen = form.get("seen");
  if (form.get("intent") === "replace" || typeof seen !== "string") return false;
  const isWished = ({ before, after }: ChangedLine) => {
    const gone = before.travellers[indexIn(form.get("who"), before.travellers.length) ?? -1];
    const left = gone && withoutOne(before.choice, before.travellers, gone)?.travellers;
    return JSON.stringify(left) === JSON.stringify(after.travellers);
  };
  const same = { memberId, reservationId: reservation.id, seen, isWished };
  return (await findSameChange(db, same)) !== undefined;
}

/** Replaces a traveller, or refunds the share of one who stays at home. */
async function takeOneOut(services: Services, submitted: Submitted): Promise<void> {
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
