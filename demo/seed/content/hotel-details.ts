import { abroadHotels } from "./hotels/abroad-hotels.ts";
import { bangkokHotels } from "./hotels/bangkok-hotels.ts";
import { northHotels } from "./hotels/north-hotels.ts";
import { pattayaHotels } from "./hotels/pattaya-hotels.ts";
import { southHotels } from "./hotels/south-hotels.ts";
import { westHotels } from "./hotels/west-hotels.ts";
import type { HotelDetail } from "./types.ts";

export const hotelDetails: readonly HotelDetail[] = [
  ...bangkokHotels,
  ...pattayaHotels,
  ...westHotels,
  ...northHotels,
  ...southHotels,
  ...abroadHotels,
];
