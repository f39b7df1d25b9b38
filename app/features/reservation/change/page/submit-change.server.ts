import { AppError } from "#app/domain/common/errors/errors.ts";
import { readWish, wishedChoice } from "#app/domain/reservation/change/change-wish.ts";
import { peopleAfter, placesAfter } from "#app/domain/reservation/change/people-after.ts";
import { listCompanions } from "#app/features/order/companion/companion-store.server.ts";
import {
  orderOfLines,
  readChangeOrder,
} from "#app/features/reservation/change/change-lines.server.ts";
import {
  type ChangeResult,
  requestChange,
} from "#app/features/reservation/change/request-change.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import type { ShownSums } from "./change-page-form.ts";

type Submitted = {
  readonly memberId: string;
  readonly reservationId: string;
  readonly form: FormData;
  readonly sums: ShownSums;
};

/** Reads the wish and who goes from the form. Next: `requestChange`. */
export async function submitChange(
  services: Services,
  { memberId, reservationId, form, sums }: Submitted,
): Promise<ChangeResult> {
  const { db } = services;
  const orderId = await orderOfLines(db, memberId, [reservationId]);
  const { lines } = await readChangeOrder(db, orderId);
  const row = lines.find((line) => line.row.id === reservationId)?.row;
  const wish = row?.choice && readWish(row.choice, form);
  if (!row?.choice || !wish) throw new AppError("reservation.change_by_staff");
  const places = placesAfter(wishedChoice(row.choice, wish, []), row.travellers);
  const known = await listCompanions(db, memberId);
  const after = peopleAfter(form, { now: row.travellers, places, known });
  if (!after.ok) throw new FormError(after.fields);
  const { pay, refund, seen } = sums;
  return requestChange(services, memberId, {
    changes: [{ reservationId, wish, travellers: after.people }],
    expected: { pay, refund, ...(seen && { seen }) },
    without: form.getAll("without").map(Number),
    stay: sums.stay,
  });
}
