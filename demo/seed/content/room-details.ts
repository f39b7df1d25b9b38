import type { Localized } from "#app/domain/common/language/languages.ts";

type RoomDetail = {
  readonly areaSqm: number;
  readonly beds: Localized;
  readonly breakfast: boolean;
};

const TWIN: Localized = { ko: "싱글 침대 2개", en: "Two single beds" };
const FAMILY: Localized = { ko: "침실 2개, 거실", en: "Two bedrooms and a living room" };

/** By the English name of the room type; breakfast comes with the larger ones, the others buy it as an extra. */
export const roomDetails: Readonly<Record<string, RoomDetail>> = {
  "Deluxe Twin": { areaSqm: 34, beds: TWIN, breakfast: false },
  "Superior Twin (golf twin)": { areaSqm: 28, beds: TWIN, breakfast: false },
  "Premier Double": {
    areaSqm: 42,
    beds: { ko: "킹 침대 1개", en: "One king bed" },
    breakfast: true,
  },
  "Family Suite": { areaSqm: 68, beds: FAMILY, breakfast: true },
  "Two-bedroom Villa": { areaSqm: 115, beds: FAMILY, breakfast: true },
};
