import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { isInCountry } from "#app/domain/catalog/place/country.ts";
import { REGION_FORM } from "#app/domain/catalog/place/region-form.ts";
import { shortName } from "#app/domain/catalog/place/short-name.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { RecordRow, RecordType } from "#app/features/desk/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { afterProductSave } from "./after-product-save.server.ts";
import { isUnused } from "./publication-checks.server.ts";
import { freeId } from "./references.server.ts";

export const REGION: RecordType = {
  ...REGION_FORM,
  table: regions,
  failure: "record.save_failed",
  newId: (tx, row) => freeId(tx, regions, shortName((row.name as Localized).en ?? "") || "region"),
  check: async (_tx, { row }) => ({
    ...outside(row, "latitude", "longitude"),
    ...outside(row, "baseLatitude", "baseLongitude"),
  }),
  afterSave: afterProductSave,
  isDeletable: (tx) =>
    isUnused(tx, regions, [
      [courses, courses.regionId],
      [hotels, hotels.regionId],
      [vanRoutes, vanRoutes.regionId],
    ]),
};

function outside(row: RecordRow, latitude: string, longitude: string): FieldErrors {
  const [north, east] = [Number(row[latitude]), Number(row[longitude])];
  if (isInCountry(String(row.country), north, east)) return {};
  return { [latitude]: "record.outside_country", [longitude]: "record.outside_country" };
}
