import { useTranslation } from "react-i18next";
import { daysBetween } from "#app/domain/common/date/local-date.ts";
import { formatWon, sumWon, type Won, won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { roundWithoutVan, vanPart } from "#app/domain/order/trip/trip-summary.ts";
import type { ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type Row = { readonly label: string; readonly note?: string; readonly amount: string };

/** The summary rows by kind of product; the van of a round counts as a ride. */
export function useCartRows(picked: readonly ShownLine[]): Row[] {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const lines = picked.map(({ line }) => line);
  const rounds = linesOf(lines, "golf");
  const stays = linesOf(lines, "hotel");
  const vans = rounds.filter(({ callvan }) => callvan !== "none");
  const rides = linesOf(lines, "callvan").length + vans.length;
  const entries = linesOf(lines, "tournament").length;
  const caddies = linesOf(lines, "caddy").length;
  const nights = stays.reduce((sum, stay) => sum + daysBetween(stay.checkIn, stay.checkOut), 0);
  const golfers = same(rounds.map(({ players }) => players));
  const rooms = same(stays.map((stay) => stay.rooms));
  const sumOf = (kind: CartLine["kind"]) =>
    picked.filter(({ line }) => line.kind === kind).map(partOf);
  const row = (count: number, label: string, amounts: readonly Won[], note?: string | false) =>
    count === 0
      ? []
      : [{ label, amount: formatWon(sumWon(amounts), locale), ...(note && { note }) }];
  return [
    ...row(
      rounds.length,
      t("sum.golf", { count: rounds.length }),
      sumOf("golf"),
      golfers !== undefined && t("people", { count: golfers }),
    ),
    ...row(
      stays.length,
      t("sum.hotel", { count: nights }),
      sumOf("hotel"),
      rooms !== undefined && t("hotel.rooms", { count: rooms }),
    ),
    ...row(rides, t("sum.callvan", { count: rides }), [
      ...sumOf("callvan"),
      ...picked.map(({ line, total }) => (line.kind === "golf" ? vanPart(line, total) : won(0))),
    ]),
    ...row(caddies, t("sum.caddy", { count: caddies }), sumOf("caddy")),
    ...row(entries, t("sum.tournament", { count: entries }), sumOf("tournament")),
  ];
}

function partOf({ line, total }: ShownLine): Won {
  return line.kind === "golf" ? roundWithoutVan(line, total) : total;
}

/** The number that all share; undefined where they differ. */
function same(counts: readonly number[]): number | undefined {
  return new Set(counts).size === 1 ? counts[0] : undefined;
}
