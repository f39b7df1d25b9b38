import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ChangedLine } from "#app/domain/reservation/change/change-plan.ts";
import { readWish, wishedChoice, wishOf } from "#app/domain/reservation/change/change-wish.ts";
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
import { findSameChange } from "./find-same-change.server.ts";
import type { ShownSums } from "./shown-sums-schema.ts";

type Submitted = {
  readonly memberId: string;
  readonly reservationId: string;
  readonly form: FormData;
  readonly sums: ShownSums;
};

/** Sent twice, a change is done once: the second answer is the first one's. */
export async function submitChange(
  services: Services,
  submitted: Submitted,
): Promise<ChangeResult> {
  try {
    return await changeAsWished(services, submitted);
  } catch (cause) {
    if (!(cause instanceof AppError || cause instanceof FormError)) throw cause;
    const { memberId, reservationId, form, sums } = submitted;
    const isWished = ({ before, after }: ChangedLine) => {
      const wish = readWish(before.choice, form);
      const wished = wish && wishOf(wishedChoice(before.choice, wish, []));
      return JSON.stringify(wished) === JSON.stringify(wishOf(after.choice));
    };
    const same = { memberId, reservationId, seen: sums.seen, isWished };
    const changeId = await findSameChange(services.db, same);
    if (!changeId) throw cause;
    return { is: "done", changeId };
  }
}

/** Reads the wish and who goes from the form. Next: `requestChange`. */
async function changeAsWished(
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
