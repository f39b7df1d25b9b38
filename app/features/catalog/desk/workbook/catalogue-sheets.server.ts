import { inputNames } from "#app/domain/desk/record/record-fields.ts";
import { VEHICLE } from "#app/features/catalog/desk/types/shuttle-type.server.ts";
import { CADDIE } from "../types/caddie-type.server.ts";
import { COURSE } from "../types/course-type.server.ts";
import { HOTEL, ROOM } from "../types/hotel-type.server.ts";
import { POLICY } from "../types/policy-type.server.ts";
import { REGION } from "../types/region-type.server.ts";
import { SHUTTLE } from "../types/shuttle-type.server.ts";
import { PICTURE_SHEET } from "./picture-sheet.server.ts";
import { recordSheet } from "./record-sheet.server.ts";
import { HOLIDAY_SHEET, PEAK_SHEET } from "./rule-sheets.server.ts";
import { type CatalogueSheet, VERSION } from "./sheet-type.ts";

/** In the order in which they can be stored: what others refer to comes first. */
export const CATALOGUE_SHEETS: readonly CatalogueSheet[] = [
  recordSheet("policies", POLICY),
  recordSheet("regions", REGION),
  recordSheet("courses", COURSE),
  recordSheet("hotels", HOTEL),
  recordSheet("rooms", ROOM, { parent: "hotelId" }),
  recordSheet("shuttles", SHUTTLE),
  // Kinds of cars are named with underscores too, as lines of a cart name them.
  recordSheet("vans", VEHICLE, { id: /^[a-z][a-z0-9_-]{0,39}$/ }),
  recordSheet("caddies", CADDIE),
  PICTURE_SHEET,
  HOLIDAY_SHEET,
  PEAK_SHEET,
];

export const SHEET_NAMES = CATALOGUE_SHEETS.map(({ name }) => name);

/** The version comes last: it is for the machine. */
export function sheetColumns({ parent, fields, isVersioned }: CatalogueSheet): readonly string[] {
  return [
    "id",
    ...(parent ? [parent] : []),
    ...inputNames(fields),
    ...(isVersioned ? [VERSION] : []),
  ];
}
