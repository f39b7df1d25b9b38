import { eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import {
  inEachLocale,
  type Localized,
  localizedText,
} from "#app/domain/common/language/languages.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { faceOf, isOneProduct, tripTitle } from "#app/domain/order/trip/trip-name.ts";
import { tripTitleText } from "#app/features/checkout/cart/trip-title-text.ts";
import { translator } from "#app/platform/i18n/i18n.ts";

type NamedLine = Pick<LineSnapshot, "kind" | "title" | "choice">;

/** 「파타야 3일, 넷이서」, or what its one product is called: the name on the card statement, in lists and in messages. */
export async function orderName(db: Database, lines: readonly NamedLine[]): Promise<Localized> {
  const face = faceOf(lines);
  if (!face) throw new RangeError("an order has lines");
  // The van of a round has the round's own choice.
  const chosen = [...new Map(lines.map(({ choice }) => [lineKey(choice), choice])).values()];
  if (isOneProduct(chosen)) return face.title;
  const places = await placesOf(db, chosen);
  const others = lines.length - 1;
  return inEachLocale((locale) => {
    const t = translator(locale);
    const names = places.map((place) => localizedText(place, locale));
    const trip = tripTitle(chosen, names);
    if (trip) return tripTitleText(t, trip);
    return t("payment:order_name", { title: localizedText(face.title, locale), others });
  });
}

/** The places of the rounds and stays; for rides alone, their own. */
async function placesOf(db: Database, lines: readonly CartLine[]): Promise<Localized[]> {
  const courseIds = linesOf(lines, "golf").map(({ courseId }) => courseId);
  const hotelIds = linesOf(lines, "hotel").map(({ hotelId }) => hotelId);
  const played = await db
    .select({ name: regions.name })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(inArray(courses.id, courseIds));
  const slept = await db
    .select({ name: regions.name })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .where(inArray(hotels.id, hotelIds));
  const found = [...played, ...slept].map(({ name }) => name);
  if (found.length > 0) return found;
  const routeIds = linesOf(lines, "callvan").map(({ routeId }) => routeId);
  const ridden = await db
    .select({ name: regions.name })
    .from(vanRoutes)
    .innerJoin(regions, eq(regions.id, vanRoutes.regionId))
    .where(inArray(vanRoutes.id, routeIds));
  return ridden.map(({ name }) => name);
}
