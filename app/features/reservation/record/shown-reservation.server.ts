import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservations, timeOffers } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { refundProposals } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";

/**
 * What a page of the desk shows of a reservation, as one word that its forms send back: the line and what hangs on it
 * by their row versions, its refunds and those of no line by what they say, its open offer and proposal.
 */
export async function shownReservation(db: Database, id: string): Promise<string> {
  const { rows } = (await db.execute(sql`
    select md5(concat_ws('|',
      (select string_agg(concat(l.id, l.xmin), ',' order by l.id) from ${reservations} l
        where l.id = line.id or l.parent_line = line.id),
      (select string_agg(concat_ws(':', f.id, f.status, f.card, f.points, case when f.status = 'failed' then f.tries end,
          (select p.id from ${refundProposals} p where p.refund_id = f.id and p.status = 'waiting')), ',' order by f.id)
        from ${refunds} f join ${orders} o on o.id = f.order_id
        where (o.id = line.order_id or o.change_of = line.order_id)
          and (not exists (select from ${refundLines} x where x.refund_id = f.id)
            or exists (select from ${refundLines} x where x.refund_id = f.id and x.reservation_id = line.id))),
      (select string_agg(t.id::text, ',') from ${timeOffers} t
        where t.reservation_id = line.id and t.status = 'OPEN'))) as shown
    from ${reservations} line where line.id = ${id}::uuid`)) as unknown as {
    rows: { shown: string }[];
  };
  return rows[0]?.shown ?? "";
}

/** Refuses what was decided on an older page. The caller has locked the order, so that it stays as it was shown. */
export async function requireShown(
  tx: Database,
  id: string,
  page: string | undefined,
): Promise<void> {
  if (page === undefined) return;
  if ((await shownReservation(tx, id)) !== page) throw new AppError("record.page_old");
}
