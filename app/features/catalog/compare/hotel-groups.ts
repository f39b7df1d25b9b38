import type { TFunction } from "i18next";
import { soleBest } from "#app/domain/catalog/compare/compare.ts";
import { facilityNames } from "#app/domain/catalog/hotel/hotel-facility.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { CompareGroup, CompareRow } from "./compare-groups.ts";
import { firstWords } from "./compare-groups.ts";
import type { ComparedHotel } from "./hotel-compare-queries.server.ts";

type Words = TFunction<["compare", "hotel"]>;
type Hotels = readonly ComparedHotel[];

type Shown = {
  readonly date: LocalDate | undefined;
  readonly nights: number;
  readonly locale: Locale;
};

/** What is set side by side of hotels; for the chosen stay. */
export function hotelGroups(hotels: Hotels, t: Words, shown: Shown): CompareGroup[] {
  return [
    { title: t("group.money"), rows: moneyRows(hotels, t, shown) },
    { title: t("group.way"), rows: wayRows(hotels, t) },
    { title: t("group.hotel"), rows: hotelRows(hotels, t) },
    { title: t("group.rating"), rows: ratingRows(hotels, t) },
  ];
}

export function stayText({ fromPrice }: ComparedHotel, t: Words, locale: Locale): string {
  return fromPrice === null ? t("row.not_free") : formatWon(fromPrice, locale);
}

function moneyRows(hotels: Hotels, t: Words, { date, nights, locale }: Shown): CompareRow[] {
  const prices = hotels.map(({ fromPrice }) => fromPrice);
  return [
    {
      label: date ? t("hotel:list.total", { count: nights }) : t("row.night"),
      look: "price",
      cells: hotels.map((hotel) => stayText(hotel, t, locale)),
      best: { at: soleBest(prices, "lowest"), words: t("best.cheapest") },
    },
    {
      label: t("row.on_site"),
      cells: hotels.map(({ charges }) =>
        charges > 0 ? t("row.charges", { count: charges }) : t("row.none"),
      ),
    },
    { label: t("row.free_cancel"), cells: hotels.map((hotel) => freeText(hotel, t, locale)) },
  ];
}

function freeText({ freeUntil, freeCancelDays: days }: ComparedHotel, t: Words, locale: Locale) {
  if (freeUntil) return t("row.until", { date: monthDayText(freeUntil, locale, "short") });
  if (freeUntil === null || days === undefined) return t("row.no_free");
  return t("row.days_before", { days });
}

function wayRows(hotels: Hotels, t: Words): CompareRow[] {
  const nearest = hotels.map(({ near }) => near[0]?.driveMinutes ?? null);
  return [
    { label: t("row.city"), cells: hotels.map(({ city }) => city) },
    {
      label: t("row.near"),
      cells: hotels.map(({ near }) =>
        near.length === 0
          ? t("row.unknown")
          : near
              .map(({ name, driveMinutes }) =>
                t("hotel:near", { course: name, minutes: driveMinutes }),
              )
              .join("\n"),
      ),
      best: { at: soleBest(nearest, "lowest"), words: t("best.nearest") },
    },
  ];
}

function hotelRows(hotels: Hotels, t: Words): CompareRow[] {
  return [
    { label: t("row.stars"), cells: hotels.map(({ stars }) => t("hotel:stars", { count: stars })) },
    {
      label: t("row.times"),
      cells: hotels.map(({ checkIn, checkOut }) =>
        [
          t("hotel:fact.check_in", { time: checkIn.slice(0, 5) }),
          t("hotel:fact.check_out", { time: checkOut.slice(0, 5) }),
        ].join("\n"),
      ),
    },
    {
      label: t("row.facilities"),
      cells: hotels.map(({ facilities }) =>
        facilityNames(facilities, (facility) => t(`hotel:facility.${facility}`)).join(" · "),
      ),
    },
    {
      label: t("row.confirmed"),
      cells: hotels.map(({ booking }) => t(`hotel:booking.${booking}`)),
    },
  ];
}

function ratingRows(hotels: Hotels, t: Words): CompareRow[] {
  const ratings = hotels.map(({ average }) => average);
  return [
    {
      label: t("row.rating"),
      look: "figure",
      cells: hotels.map(({ average, reviews }) =>
        average === null ? t("row.unrated") : `${average.toFixed(1)} (${reviews ?? 0})`,
      ),
      best: { at: soleBest(ratings, "highest"), words: t("best.rated") },
    },
    { label: t("row.word"), cells: hotels.map(({ word }) => firstWords(word) ?? "–") },
  ];
}
