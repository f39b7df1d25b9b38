import { sql } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";
import { bookerNames, reversedDigits } from "#app/db/query/search-expressions.ts";

type Columns<Name extends string> = Readonly<Record<Name, ExtraConfigColumn>>;

/** The desk searches a million reservations: each way of finding one has its index (decision 0054). */
export function orderSearchIndexes({ number, booker }: Columns<"number" | "booker">) {
  const phone = reversedDigits(sql`(${booker} ->> 'phone')`);
  return [
    index("orders_number_search").using("gin", number.op("gin_trgm_ops")),
    index("orders_booker_search").using("gin", sql`(${bookerNames(booker)}) gin_trgm_ops`),
    index("orders_booker_phone").using("btree", sql`(${phone}) text_pattern_ops`),
  ];
}

type ListColumn =
  | "orderId"
  | "memberId"
  | "usedOn"
  | "idx"
  | "createdAt"
  | "status"
  | "kind"
  | "productId"
  | "voucherCode"
  | "supplierReference"
  | "referenceLostAt"
  | "zone";

/** The orders of the desk's list, alone and below each filter, and what it is searched by. */
export function reservationListIndexes(table: Columns<ListColumn>) {
  const { usedOn, idx, createdAt, status, kind, productId } = table;
  return [
    // With what the list is sorted by, so that a search through people reads no lines but those it shows.
    index("reservations_order").on(table.orderId, idx, usedOn, createdAt),
    index("reservations_member").on(table.memberId, usedOn, idx, createdAt),
    index("reservations_used").on(usedOn, idx),
    index("reservations_created").on(createdAt, idx),
    // With the zone, so that what comes up is counted without reading the lines.
    index("reservations_status").on(status, usedOn, idx, table.zone),
    index("reservations_status_created").on(status, createdAt, idx),
    index("reservations_kind").on(kind, usedOn, idx),
    index("reservations_product").on(productId, status, kind, usedOn, idx),
    index("reservations_lost_reference")
      .on(table.referenceLostAt, idx)
      .where(sql`${table.referenceLostAt} is not null`),
    index("reservations_voucher_search").using("gin", table.voucherCode.op("gin_trgm_ops")),
    index("reservations_reference_search").using("gin", table.supplierReference.op("gin_trgm_ops")),
  ];
}
