import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { cellPrice } from "#app/domain/pricing/desk/explain-price.ts";
import { loadDayRules, type RulesOfDay, type Span } from "./day-rules.server.ts";
import { listOverrides } from "./overrides.server.ts";
import { lockSpan, writeDays } from "./price-calendar.server.ts";
import { lockRules, type ProductRules } from "./priced-product.server.ts";

/** Any day of any calendar. */
export const FAR_DAY: LocalDate = "2099-12-31";

/** Computes the days of a product by its rules again; overrides stay. Answers with how many prices changed. */
export async function recomputePrices(
  tx: Database,
  product: ProductRules,
  span: Span,
  rulesOf?: RulesOfDay,
): Promise<number> {
  const { card } = product;
  if (!card) return 0;
  const rules = rulesOf ?? (await loadDayRules(tx, product.country, span));
  const overrides = new Map(
    (await listOverrides(tx, product, span)).map((each) => [each.day, each]),
  );
  const days = await lockSpan(tx, product, span);
  const changed = days.flatMap((before) => {
    const after = cellPrice(card, before.day, rules(before.day), overrides.get(before.day));
    const isSame =
      after.price === before.price && after.rate === before.rate && after.layer === before.layer;
    return isSame ? [] : [{ day: before.day, ...after }];
  });
  await writeDays(tx, product, changed);
  return changed.length;
}

/** After a change of holidays (of one country) or peak windows (of all): every product, in one order. */
export async function recomputeAll(tx: Database, span: Span, country?: string): Promise<number> {
  const inCountry = country === undefined ? undefined : eq(regions.country, country);
  const listed = [
    ...(
      await tx
        .select({ id: courses.id })
        .from(courses)
        .innerJoin(regions, eq(regions.id, courses.regionId))
        .where(inCountry)
        .orderBy(asc(courses.id))
    ).map(({ id }) => ({ kind: "course" as const, id })),
    ...(
      await tx
        .select({ id: rooms.id })
        .from(rooms)
        .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
        .innerJoin(regions, eq(regions.id, hotels.regionId))
        .where(inCountry)
        .orderBy(asc(rooms.id))
    ).map(({ id }) => ({ kind: "room" as const, id })),
  ];
  const rules = new Map<string, RulesOfDay>();
  let changed = 0;
  for (const product of listed) {
    const found = await lockRules(tx, product);
    const known = rules.get(found.country) ?? (await loadDayRules(tx, found.country, span));
    rules.set(found.country, known);
    changed += await recomputePrices(tx, found, span, known);
  }
  return changed;
}
