import type { Database } from "#app/db/client.server.ts";
import { findReservation } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";

/** The page of a reservation at the desk, and what its forms send along. */
export async function deskPage(db: Database, idx: number) {
  const reservation = await findReservation(db, idx);
  if (!reservation) throw new Error("the reservation is there");
  const failed = reservation.refunds.find(({ status }) => status === "failed");
  const asked = reservation.refunds.find(({ status }) => status === "review");
  const hidden: Record<string, string> = {
    shown: reservation.shown,
    ...(asked && { sum: String(asked.card + asked.points) }),
    ...(failed && {
      refund: failed.id,
      tries: String(failed.tries),
      sum: String(failed.openCard),
    }),
  };
  return { reservation, hidden };
}

/** A form as the browser sends it. */
export function formWith(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
