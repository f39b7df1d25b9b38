import type { Database } from "#app/db/client.server.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { csvOf } from "#app/domain/desk/list/list-file.ts";
import type { PricedKind } from "#app/domain/pricing/desk/margin.ts";
import { loadGrid } from "#app/features/pricing/desk/grid/grid-queries.server.ts";
import { marginsOf } from "#app/features/pricing/desk/grid/margins.ts";
import {
  courseDayPrices,
  courseOfPrices,
  roomNightPrices,
  roomOfPrices,
  spanOf,
} from "#app/features/pricing/desk/places/price-queries.server.ts";

type Asked = {
  readonly kind: PricedKind;
  readonly id: string;
  readonly days: readonly LocalDate[];
};

const HEADING = ["date", "price", "rule", "closed", "reason", "net_baht", "margin", "left", "all"];
/** A file that a spreadsheet opens safely; undefined for a product that is not there. */
export async function exportPrices(
  db: Database,
  locale: Locale,
  { kind, id, days }: Asked,
): Promise<string | undefined> {
  const span = spanOf(days);
  const found =
    kind === "course"
      ? await courseWithDays(db, locale, id, span)
      : await roomWithDays(db, locale, id, span);
  if (!found) return undefined;
  const { cells, costs } = await loadGrid(db, locale, { ...found, span });
  const margins = marginsOf(costs);
  const lines = cells
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((cell) => [
      cell.day,
      cell.price,
      cell.layer === "season" ? cell.rate : (cell.peak ?? cell.holiday ?? cell.layer),
      cell.closed ? "closed" : "",
      // In one line, since the file is read again by lines.
      (cell.closeReason ?? cell.steps[0]?.override?.reason ?? "").replaceAll(/\s+/g, " "),
      margins.bahtOn(cell.day) ?? null,
      margins.margin(cell.day, cell.price) ?? null,
      cell.places.left,
      cell.places.all,
    ]);
  return csvOf([HEADING, ...lines], String);
}

type Span = ReturnType<typeof spanOf>;

async function courseWithDays(db: Database, locale: Locale, id: string, span: Span) {
  const course = await courseOfPrices(db, locale, id);
  if (!course) return undefined;
  const product = { kind: "course", ...course } as const;
  return { product, days: await courseDayPrices(db, course, span) };
}

async function roomWithDays(db: Database, locale: Locale, id: string, span: Span) {
  const room = await roomOfPrices(db, locale, id);
  if (!room) return undefined;
  const product = { kind: "room", ...room } as const;
  return { product, days: await roomNightPrices(db, room.id, span) };
}
