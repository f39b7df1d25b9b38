import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { TELLING_KINDS } from "#app/domain/order/trip/trip-name.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { caddies } from "../schema/catalog/caddie-tables.ts";
import { courses } from "../schema/catalog/course-tables.ts";
import { hotels } from "../schema/catalog/hotel-tables.ts";
import { reservations } from "../schema/order/order-tables.ts";

/** The picture of a trip, of its most telling line that has one; cancelled lines count, so that it stays the same. */
export function orderFace(orderId: SQLWrapper): SQL<Picture | null> {
  const order = sql.join(
    TELLING_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  // Wrapped once more: of a single table the query builder would leave out its name, and mean the inner one.
  return sql<Picture | null>`(
    select coalesce(c.picture, h.picture, k.picture)
    from ${reservations} r
    left join ${tournaments} t on r.kind = 'tournament' and t.id::text = r.product_id
    left join ${courses} c on c.id = case r.kind when 'golf' then r.product_id else t.course_id end
    left join ${hotels} h on r.kind = 'hotel' and h.id = r.product_id
    left join ${caddies} k on r.kind = 'caddy' and k.id = r.product_id
    where r.order_id = ${sql`${orderId}`} and coalesce(c.picture, h.picture, k.picture) is not null
    order by array_position(array[${order}]::text[], r.kind::text), r.idx
    limit 1
  )`;
}
