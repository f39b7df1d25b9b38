import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { COURSE_FORM } from "#app/domain/catalog/course/course-form.ts";
import { timeZoneOf } from "#app/domain/catalog/place/country.ts";
import { driveMinutes, roadKm } from "#app/domain/catalog/place/road.ts";
import { shortName } from "#app/domain/catalog/place/short-name.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { RecordRow, RecordType } from "#app/features/desk/record/record-type.server.ts";
import { followTeePlaces } from "#app/features/pricing/stock/set-tees.server.ts";
import { addCourseRoads } from "./hotel-roads.server.ts";
import {
  afterProductSave,
  isUnusedDraft,
  publicationMistakes,
} from "./publication-checks.server.ts";
import {
  ensureStandardPolicy,
  freeId,
  placeMistakes,
  policyMistakes,
  type RegionOfRow,
  regionOf,
} from "./references.server.ts";

export const COURSE_SALE = { table: courses, picture: courses.picture };

export const COURSE: RecordType = {
  ...COURSE_FORM,
  table: courses,
  failure: "record.save_failed",
  created: "createdAt",

  async newId(tx, row) {
    const region = await regionOf(tx, row);
    const name = shortName((row.name as Localized).en ?? "") || "course";
    return freeId(tx, courses, `${region?.country.toLowerCase() ?? "xx"}-${name}`);
  },

  async complete(tx, row) {
    await ensureStandardPolicy(tx, row);
    const region = await regionOf(tx, row);
    return region ? measured(row, region) : row;
  },

  check: async (tx, saved) => ({
    ...(await publicationMistakes(tx, COURSE_SALE, saved)),
    ...(await placeMistakes(tx, saved.row)),
    ...(await policyMistakes(tx, saved.row)),
  }),

  async afterSave(tx, saved) {
    await addCourseRoads(tx, String(saved.id));
    await followTeePlaces(tx, String(saved.id));
    await afterProductSave(tx, saved);
  },

  isDeletable: (tx: Database) =>
    isUnusedDraft(tx, courses, [
      [caddies, caddies.courseId],
      [hotels, hotels.onCourseId],
      [vanRoutes, vanRoutes.courseId],
      [tournaments, tournaments.courseId],
    ]),
};

/** Fills empty fields by measuring: the road from the region's base point, and the zone of its country. */
function measured(row: RecordRow, region: RegionOfRow): RecordRow {
  const base = { lat: region.baseLatitude, lng: region.baseLongitude };
  const km = row.roadKm ?? roadKm(base, { lat: Number(row.latitude), lng: Number(row.longitude) });
  return {
    ...row,
    roadKm: km,
    driveMinutes: row.driveMinutes ?? driveMinutes(Number(km)),
    timeZone: row.timeZone ?? timeZoneOf(region.country),
  };
}
