import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { CADDIE_FORM } from "#app/domain/catalog/caddie/caddie-form.ts";
import { shortName } from "#app/domain/catalog/place/short-name.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import { afterProductSave } from "./after-product-save.server.ts";
import { isUnusedDraft, publicationMistakes } from "./publication-checks.server.ts";
import { courseMistakes, freeId } from "./references.server.ts";

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
