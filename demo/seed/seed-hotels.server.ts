import type { Database } from "#app/db/client.server.ts";
import { hotelCourses, hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { driveMinutes, roadKm } from "#app/domain/catalog/place/road.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { roundToThousand, won } from "#app/domain/common/money.ts";
import type { RateCard } from "#app/domain/pricing/price-layer.ts";
import { REFUND_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import { abroadHotels } from "./content/hotels/abroad-hotels.ts";
import { bangkokHotels } from "./content/hotels/bangkok-hotels.ts";
import { northHotels } from "./content/hotels/north-hotels.ts";
import { pattayaHotels } from "./content/hotels/pattaya-hotels.ts";
import { southHotels } from "./content/hotels/south-hotels.ts";
import { westHotels } from "./content/hotels/west-hotels.ts";
import type { HotelDetail } from "./content/types.ts";
import { both, type CatalogueHotel, catalogue } from "./demo-catalogue.ts";
import { galleryOf, pictureOf, roomPictureOf } from "./demo-pictures.ts";
import { localFactsOf } from "./local-facts.ts";
import { seededNumber } from "./seeded.ts";

const TWIN: Localized = { ko: "싱글 침대 2개", en: "Two single beds" };

const FAMILY: Localized = { ko: "침실 2개, 거실", en: "Two bedrooms and a living room" };

/** By the English name of the room type; breakfast comes with the larger ones, the others buy it as an extra. */
const roomDetails: Readonly<Record<string, RoomDetail>> = {
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

const hotelDetails: readonly HotelDetail[] = [
  ...bangkokHotels,
  ...pattayaHotels,
  ...westHotels,
  ...northHotels,
  ...southHotels,
  ...abroadHotels,
];

export async function seedHotels(db: Database): Promise<void> {
  await db.insert(hotels).values(catalogue.hotels.map(hotelRow));
  await db.insert(rooms).values(
    catalogue.hotels.flatMap((hotel) =>
      hotel.room_types.map((room, position) => ({
        id: roomId(hotel.id, position),
        hotelId: hotel.id,
        name: both(room),
        maxAdults: room.max_adults,
        maxChildren: room.max_children,
        extraBed: room.extra_bed,
        ...roomDetails[room.name_en],
        picture: roomPictureOf(hotel.id, position),
        position,
        rateCard: roomRates(hotel, room.price_add_krw),
        allotment: roomAllotment(roomId(hotel.id, position)),
      })),
    ),
  );
  await db.insert(hotelCourses).values(catalogue.hotels.flatMap(roadsOf));
}

/** The catalogue names the nearest courses; the rest of the region is measured by the same rule. */
function roadsOf(hotel: CatalogueHotel): (typeof hotelCourses.$inferInsert)[] {
  const named = hotel.nearby_courses.map((near) => ({
    hotelId: hotel.id,
    courseId: near.course_id,
    driveMinutes: near.drive_min,
    roadKm: near.road_km,
  }));
  const isNamed = ({ id }: { readonly id: string }) =>
    named.some(({ courseId }) => courseId === id);
  const measured = catalogue.courses
    .filter((course) => course.region === hotel.region && !isNamed(course))
    .map((course) => {
      const km = roadKm(hotel, course);
      return { hotelId: hotel.id, courseId: course.id, driveMinutes: driveMinutes(km), roadKm: km };
    });
  return [...named, ...measured];
}

export function roomId(hotelId: string, position: number): string {
  return `${hotelId}-room-${position + 1}`;
}

/** The catalogue has no spring price for rooms: it lies between the dry and the wet season's. */
export function roomRates(
  { price_krw_per_room_night: price }: CatalogueHotel,
  extra: number,
): RateCard {
  const both = (amount: number) => ({ weekday: won(amount + extra), weekend: won(amount + extra) });
  return {
    low: { weekday: won(price.low + extra), weekend: won(price.low_weekend + extra) },
    regular: both(roundToThousand((price.low + price.high) / 2)),
    high: both(price.high),
    peak: both(price.peak),
  };
}

export function roomAllotment(id: string): number {
  return 3 + seededNumber(`rooms:${id}`, 6);
}

function hotelRow(hotel: CatalogueHotel): typeof hotels.$inferInsert {
  const detail = hotelDetails.find(({ id }) => id === hotel.id);
  if (!detail) throw new Error(`no details are written for ${hotel.id}`);
  return {
    id: hotel.id,
    regionId: hotel.region,
    name: both(hotel),
    summary: { ko: hotel.desc_ko, en: hotel.desc_en },
    address: detail.address,
    ...localFactsOf(hotel.id),
    stars: hotel.stars,
    latitude: hotel.lat,
    longitude: hotel.lng,
    checkIn: hotel.check_in,
    checkOut: hotel.check_out,
    // No real hotel is meant: an address that can never belong to one.
    homepage: `https://${hotel.id}.hotel.example`,
    languages: [...detail.languages],
    facilities: [...hotel.facilities],
    extras: detail.extras.map((extra) => ({ ...extra, price: won(extra.price) })),
    charges: detail.charges,
    cautions: detail.cautions,
    tour: detail.tour,
    transport: detail.transport,
    onCourseId: hotel.on_course,
    booking: seededNumber(`request:${hotel.id}`, 4) === 0 ? "request" : "instant",
    refundPolicyId: REFUND_POLICY.hotel,
    picture: pictureOf("hotel", hotel.id),
    gallery: galleryOf("hotel", hotel.id),
  };
}

type RoomDetail = {
  readonly areaSqm: number;
  readonly beds: Localized;
  readonly breakfast: boolean;
};
