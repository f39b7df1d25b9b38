import { sql } from "drizzle-orm";
import {
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { bookerNames, reversedDigits } from "#app/db/query/search-expressions.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import { createdAt, moment } from "../common/columns.ts";
import { members } from "../member/member-tables.ts";

/** Views of the desk's lists that members of staff saved under a name, each for themselves. */
export const listViews = pgTable(
  "list_views",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    area: text("area").$type<AdminArea>().notNull(),
    name: text("name").notNull(),
    search: text("search").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("list_views_name").on(table.memberId, table.area, table.name)],
);

/** What staff changed: who, when, what it was and what it became. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid("actor_id").references(() => members.id, { onDelete: "set null" }),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    before: jsonb("before").$type<Readonly<Record<string, unknown>>>(),
    after: jsonb("after").$type<Readonly<Record<string, unknown>>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_subject").on(table.subjectKind, table.subjectId),
    index("audit_entries_time").on(table.createdAt),
  ],
);

/** Which staff member has which record open at the desk; a row that is not refreshed counts as closed. */
export const openRecords = pgTable(
  "open_records",
  {
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectKind, table.subjectId, table.memberId] })],
);

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
