import { vanRoutes, vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { shortName } from "#app/domain/catalog/place/short-name.ts";
import { SHUTTLE_FORM, VEHICLE_FORM } from "#app/domain/catalog/shuttle-form.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import { isUnusedDraft, publicationMistakes } from "./publication-checks.server.ts";
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
