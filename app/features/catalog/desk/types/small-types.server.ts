import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes, vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { CADDIE_FORM } from "#app/domain/catalog/caddie/caddie-form.ts";
import { isInCountry } from "#app/domain/catalog/place/country.ts";
import { REGION_FORM } from "#app/domain/catalog/place/region-form.ts";
import { shortName } from "#app/domain/catalog/place/short-name.ts";
import { POLICY_FORM } from "#app/domain/catalog/policy-form.ts";
import { SHUTTLE_FORM, VEHICLE_FORM } from "#app/domain/catalog/shuttle-form.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { RecordRow, RecordType } from "#app/features/desk/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import {
  afterProductSave,
  isUnused,
  isUnusedDraft,
  publicationMistakes,
} from "./publication-checks.server.ts";
import { courseMistakes, freeId, regionOf } from "./references.server.ts";

export const SHUTTLE_SALE = { table: vanRoutes };

export const SHUTTLE: RecordType = {
  ...SHUTTLE_FORM,
  table: vanRoutes,
  failure: "record.save_failed",

  newId(tx, row) {
    const [from, to] = [row.origin, row.destination].map((text) => (text as Localized).en);
    return freeId(tx, vanRoutes, `r-${shortName(`${from} ${to}`) || "route"}`);
  },

  check: async (tx, { id, row, at }) => ({
    ...(await publicationMistakes(tx, SHUTTLE_SALE, { id, row, at })),
    ...((await regionOf(tx, row)) ? {} : { regionId: "record.reference_gone" as const }),
    ...(await courseMistakes(tx, row, "courseId")),
    ...(row.kind === "golf_round_trip_wait" && row.courseId === null
      ? { courseId: "record.required" as const }
      : {}),
  }),
  isDeletable: (tx) => isUnusedDraft(tx, vanRoutes),
};

export const VEHICLE: RecordType = {
  ...VEHICLE_FORM,
  table: vanVehicles,
  failure: "record.save_failed",
};

export const CADDIE_SALE = { table: caddies, picture: caddies.picture };

export const CADDIE: RecordType = {
  ...CADDIE_FORM,
  table: caddies,
  failure: "record.save_failed",
  created: "createdAt",

  newId(tx, row) {
    const name = shortName(`${row.nickname} ${row.code}`) || "caddy";
    return freeId(tx, caddies, `cad-${name}`);
  },

  check: async (tx, saved) => ({
    ...(await publicationMistakes(tx, CADDIE_SALE, saved)),
    ...(await courseMistakes(tx, saved.row, "courseId")),
  }),
  afterSave: afterProductSave,
  isDeletable: (tx) => isUnusedDraft(tx, caddies),
};

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

export const POLICY: RecordType = {
  ...POLICY_FORM,
  table: refundPolicies,
  failure: "record.save_failed",
};
