import { inputNames, type RecordField } from "#app/domain/admin/record/record-fields.ts";
import type { RecordType } from "#app/features/admin/kit/record/record-type.server.ts";
import { CADDY } from "../types/caddy-type.server.ts";
import { COURSE } from "../types/course-type.server.ts";
import { HOTEL, ROOM } from "../types/hotel-type.server.ts";
import { POLICY } from "../types/policy-type.server.ts";
import { REGION } from "../types/region-type.server.ts";
import { SHUTTLE } from "../types/shuttle-type.server.ts";
import { VEHICLE } from "../types/vehicle-type.server.ts";

export type CatalogueSheet = {
  /** The same in every language, so that a workbook can be read anywhere. */
  readonly name:
    | "policies"
    | "regions"
    | "courses"
    | "hotels"
    | "rooms"
    | "shuttles"
    | "vans"
    | "caddies";
  readonly type: RecordType;
  /** The column with the record that it belongs to. */
  readonly parent?: string;
  /** What an id looks like, where it is not that of a product. */
  readonly id?: RegExp;
};

/** In the order in which they can be stored: what others refer to comes first. */
export const CATALOGUE_SHEETS: readonly CatalogueSheet[] = [
  { name: "policies", type: POLICY },
  { name: "regions", type: REGION },
  { name: "courses", type: COURSE },
  { name: "hotels", type: HOTEL },
  { name: "rooms", type: ROOM, parent: "hotelId" },
  { name: "shuttles", type: SHUTTLE },
  // Kinds of cars are named with underscores too, as lines of a cart name them.
  { name: "vans", type: VEHICLE, id: /^[a-z][a-z0-9_-]{0,39}$/ },
  { name: "caddies", type: CADDY },
];

/** All fields, also those that only a new record has: what it costs. */
export function sheetFields({ type }: CatalogueSheet): readonly RecordField[] {
  return (type.creation ?? type).fields;
}

export function sheetColumns(sheet: CatalogueSheet): readonly string[] {
  return ["id", ...(sheet.parent ? [sheet.parent] : []), ...inputNames(sheetFields(sheet))];
}
