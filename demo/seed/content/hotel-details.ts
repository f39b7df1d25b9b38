import { abroadHotels } from "./hotels/abroad.ts";
import { bangkokHotels } from "./hotels/bangkok.ts";
import { northHotels } from "./hotels/north.ts";
import { pattayaHotels } from "./hotels/pattaya.ts";
import { southHotels } from "./hotels/south.ts";
import { westHotels } from "./hotels/west.ts";
import type { HotelDetail } from "./types.ts";

export const hotelDetails: readonly HotelDetail[] = [
  ...bangkokHotels,
  ...pattayaHotels,
  ...westHotels,
  ...northHotels,
  ...southHotels,
  ...abroadHotels,
];
