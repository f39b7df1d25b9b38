import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { needsRecheck } from "#app/domain/reservation/status/recheck-rules.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import {
  linesOfOrder,
  type Reservation,
  setRechecked,
} from "#app/features/order/record/lines-of-order.server.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { requireShown } from "./renew-reference.server.ts";

type Recheck = {
  readonly reservationId: string;
  /** The contact at the supplier's. */
  readonly with: string;
  readonly shown?: string | undefined;
};

/**
 * Records a re-check with the supplier; the status does not change. Of two concurrent ones, one succeeds and the other
 * is refused.
 */
export async function recheckReservation(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  input: Recheck,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const order = await linesOfOrder(tx, input.reservationId);
    await requireShown(tx, input.reservationId, input.shown);
    const line = order.find(({ id }) => id === input.reservationId);
    const at = now();
    if (!line || !needsRecheck(line, at)) throw new AppError("reservation.step_refused");
    const person = input.with.trim();
    if (!person) throw new AppError("reservation.recheck_with_required");
    const isSet = await setRechecked(tx, line.id, { at, by: staff.id, with: person });
    if (!isSet) throw new AppError("reservation.step_refused");
    await writeAudit(tx, {
      by: staff.id,
      action: "reservation.recheck",
      subject: { kind: "reservation", id: line.id },
      after: { with: person },
      at,
    });
    await notify(tx, line, at);
  });
}

async function notify(tx: Database, line: Reservation, at: Date): Promise<void> {
  const { id, title } = line;
  await notifyBooker(tx, line, {
    template: "reservation-rechecked",
    event: `rechecked:${id}`,
    words: { product: title, at },
    link: `/reservation/${id}`,
  });
}
