import { count, eq } from "drizzle-orm";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { HOTEL_FORM, ROOM_FORM } from "#app/domain/catalog/hotel/hotel-form.ts";
import { shortName } from "#app/domain/catalog/place/short-name.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import { addHotelRoads } from "./hotel-roads.server.ts";
import {
  afterProductSave,
  isUnusedDraft,
  publicationMistakes,
} from "./publication-checks.server.ts";
import {
  courseMistakes,
  ensureStandardPolicy,
  freeId,
  placeMistakes,
  policyMistakes,
} from "./references.server.ts";

export const HOTEL_SALE = { table: hotels, picture: hotels.picture };
/** A room without pictures shows those of its hotel; its places are typed with its prices. */
export const ROOM_SALE = { table: rooms };

export const HOTEL: RecordType = {
  ...HOTEL_FORM,
  table: hotels,
  failure: "record.save_failed",
  created: "createdAt",

  newId(tx, row) {
    const name = shortName((row.name as Localized).en ?? "") || "hotel";
    return freeId(tx, hotels, `ht-${name}`);
  },

  async complete(tx, row) {
    await ensureStandardPolicy(tx, row);
    return row;
  },

  check: async (tx, saved) => ({
    ...(await publicationMistakes(tx, HOTEL_SALE, saved)),
    ...(await placeMistakes(tx, saved.row)),
    ...(await policyMistakes(tx, saved.row)),
    ...(await courseMistakes(tx, saved.row, "onCourseId")),
  }),

  async afterSave(tx, saved) {
    await addHotelRoads(tx, String(saved.id));
    await afterProductSave(tx, saved);
  },

  isDeletable: (tx) => isUnusedDraft(tx, hotels, [[rooms, rooms.hotelId]]),
};

export const ROOM: RecordType = {
  ...ROOM_FORM,
  table: rooms,
  failure: "record.save_failed",

  async newId(tx, { hotelId }) {
    const id = String(hotelId);
    const [row] = await tx.select({ count: count() }).from(rooms).where(eq(rooms.hotelId, id));
    return freeId(tx, rooms, `${id}-room-${(row?.count ?? 0) + 1}`);
  },

  check: (tx, saved) => publicationMistakes(tx, ROOM_SALE, saved),
  afterSave: afterProductSave,
  isDeletable: (tx) => isUnusedDraft(tx, rooms),
};
