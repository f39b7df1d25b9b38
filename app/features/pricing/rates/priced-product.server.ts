import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { PricedKind } from "#app/domain/pricing/desk/margin.ts";
import type { RateCard } from "#app/domain/pricing/price-layer.ts";

/** What has a price calendar: a course or a type of room. */
export type PricedProduct = { readonly kind: PricedKind; readonly id: string };

export type ProductRules = PricedProduct & {
  readonly card: RateCard | null;
  readonly country: string;
  readonly version: number;
};

/** The rate card of a product, locked while its days are computed. */
export async function lockRules(tx: Database, product: PricedProduct): Promise<ProductRules> {
  const [row] = await selectRules(tx, product);
  if (!row) throw new AppError("common.not_found");
  return { ...product, ...row };
}

function selectRules(tx: Database, { kind, id }: PricedProduct) {
  if (kind === "course") {
    return tx
      .select({
        card: courses.rateCard,
        country: regions.country,
        version: courses.priceVersion,
      })
      .from(courses)
      .innerJoin(regions, eq(regions.id, courses.regionId))
      .where(eq(courses.id, id))
      .for("update", { of: courses });
  }
  return tx
    .select({ card: rooms.rateCard, country: regions.country, version: rooms.priceVersion })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .where(eq(rooms.id, id))
    .for("update", { of: rooms });
}
