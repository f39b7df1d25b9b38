import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { needsRecheck } from "#app/domain/reservation/status/recheck.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import { notifyBooker } from "#app/features/order/notify-booker.server.ts";
import {
  linesOfOrder,
  type Reservation,
  setRechecked,
} from "#app/features/order/reservation-lines.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Recheck = {
  readonly reservationId: string;
  /** Whom at the supplier's. */
  readonly with: string;
};

/** The supplier was asked once more: the line does not move, so its history stays as it is. Of two who press at once, one wins and the other is told. */
export async function recheckReservation(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  asked: Recheck,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const order = await linesOfOrder(tx, asked.reservationId);
    const line = order.find(({ id }) => id === asked.reservationId);
    const at = now();
    if (!line || !needsRecheck(line, at)) throw new AppError("reservation.step_refused");
    const person = asked.with.trim();
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
    await tell(tx, line, at);
  });
}

async function tell(tx: Database, line: Reservation, at: Date): Promise<void> {
  const { id, title } = line;
  await notifyBooker(tx, line, {
    template: "reservation-rechecked",
    event: `rechecked:${id}`,
    words: { product: title, at },
    link: `/reservation/${id}`,
  });
}
