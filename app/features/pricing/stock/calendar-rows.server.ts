import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { DayPrice } from "#app/domain/pricing/price-layer.ts";

const ROWS_AT_ONCE = 4_000;

export type NewDay = DayPrice & { readonly id: string; readonly day: LocalDate };

/** Opens days of courses for sale; what is there already stays as it is. */
export async function addCourseDays(tx: Database, rows: readonly NewDay[]): Promise<void> {
  await inBatches(rows, (json) =>
    tx.execute(sql`
      insert into ${courseDays} (course_id, day, green_fee, layer, rate)
      select id, day, price, layer::price_layer, rate::price_rate
      from jsonb_to_recordset(${json}::text::jsonb)
        as t(id text, day date, price int, layer text, rate text)
      on conflict do nothing`),
  );
}

/** Opens nights of rooms for sale, with as many rooms as are allotted. */
export async function addRoomNights(
  tx: Database,
  rows: readonly (NewDay & { readonly capacity: number })[],
): Promise<void> {
  await inBatches(rows, (json) =>
    tx.execute(sql`
      insert into ${roomNights} (room_id, night, price, layer, rate, capacity)
      select id, day, price, layer::price_layer, rate::price_rate, capacity
      from jsonb_to_recordset(${json}::text::jsonb)
        as t(id text, day date, price int, layer text, rate text, capacity int)
      on conflict do nothing`),
  );
}

async function inBatches<Row>(rows: readonly Row[], insert: (json: string) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insert(JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE)));
  }
}
