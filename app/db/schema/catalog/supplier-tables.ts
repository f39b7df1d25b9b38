import { sql } from "drizzle-orm";
import { check, integer, pgEnum, pgTable, text, time, uniqueIndex } from "drizzle-orm/pg-core";
import {
  SUPPLIER_KINDS,
  type SupplierLanguage,
} from "#app/domain/catalog/supplier/supplier-form.ts";
import { createdAt, version } from "../common/columns.ts";
import { courses } from "./course-tables.ts";
import { hotels } from "./hotel-tables.ts";
import { regions } from "./place-tables.ts";

export const supplierKind = pgEnum("supplier_kind", SUPPLIER_KINDS);

/** The desk's contacts: a course, a hotel, or the van company of a region. */
export const suppliers = pgTable(
  "suppliers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: supplierKind("kind").notNull(),
    name: text("name").notNull(),
    courseId: text("course_id").references(() => courses.id, { onDelete: "cascade" }),
    hotelId: text("hotel_id").references(() => hotels.id, { onDelete: "cascade" }),
    regionId: text("region_id").references(() => regions.id, { onDelete: "cascade" }),
    contact: text("contact"),
    phone: text("phone"),
    email: text("email"),
    lineId: text("line_id"),
    language: text("language").$type<SupplierLanguage>().notNull(),
    /** At the venue. */
    opensAt: time("opens_at").notNull(),
    closesAt: time("closes_at").notNull(),
    /** Weekdays, Sunday is 0. */
    closedDays: text("closed_days").array().notNull().default([]),
    timeZone: text("time_zone").notNull(),
    note: text("note"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_supplier_per_course").on(table.courseId),
    uniqueIndex("one_supplier_per_hotel").on(table.hotelId),
    uniqueIndex("one_van_supplier_per_region").on(table.regionId),
    check(
      "supplier_of_its_kind",
      sql`num_nonnulls(${table.courseId}, ${table.hotelId}, ${table.regionId}) <= 1`,
    ),
  ],
);
