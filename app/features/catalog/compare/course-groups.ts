import type { TFunction } from "i18next";
import { soleBest } from "#app/domain/catalog/compare/compare.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import { LOCALE_TAG, type Locale } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { type CompareGroup, type CompareRow, firstWords } from "./compare-groups.ts";
import type { ComparedCourse } from "./compare-queries.server.ts";

type Words = TFunction<["compare", "course", "list"]>;
type Courses = readonly ComparedCourse[];

/** What is set side by side of courses; for the chosen day and party. */
export function courseGroups(courses: Courses, t: Words, locale: Locale): CompareGroup[] {
  return [
    { title: t("group.money"), rows: moneyRows(courses, t, locale) },
    { title: t("group.way"), rows: wayRows(courses, t, locale) },
    { title: t("group.round"), rows: roundRows(courses, t, locale) },
    { title: t("group.rating"), rows: ratingRows(courses, t) },
  ];
}

/** Null where it cannot be booked on that day. */
export function roundPriceOf({ availability }: ComparedCourse): number | null {
  return availability.state === "open" ? availability.price.perGolfer : null;
}

export function priceText(course: ComparedCourse, t: Words, locale: Locale): string {
  const { availability } = course;
  if (availability.state === "open") return formatWon(availability.price.perGolfer, locale);
  return availability.state === "party" ? t("row.party_unfit") : t("row.not_free");
}

function moneyRows(courses: Courses, t: Words, locale: Locale): CompareRow[] {
  const tips = courses.map(({ caddyTipBaht }) => caddyTipBaht);
  return [
    {
      label: t("row.all_in"),
      look: "price",
      cells: courses.map((course) => priceText(course, t, locale)),
      best: { at: soleBest(courses.map(roundPriceOf), "lowest"), words: t("best.cheapest") },
    },
    { label: t("row.includes"), cells: courses.map((course) => feesText(course, t, locale)) },
    {
      label: t("row.baht"),
      cells: tips.map((baht) => (baht === null ? t("row.ask") : t("row.tip", { baht }))),
      best: { at: soleBest(tips, "lowest"), words: t("best.least") },
    },
    { label: t("row.free_cancel"), cells: courses.map((course) => freeText(course, t, locale)) },
  ];
}

/** The parts of the price, or why there is none and when there is one. */
function feesText(course: ComparedCourse, t: Words, locale: Locale): string {
  const { availability, fees, minPlayers: min, maxPlayers: max } = course;
  // It may have room: other parties are taken.
  if (availability.state === "party") return t("list:refused.party", { min, max });
  if (availability.state !== "open") {
    const { next } = availability;
    if (!next) return t("list:refused.no_day");
    const date = formatShortDay(next.day, locale);
    return t("list:refused.next", { date, price: formatWon(next.perGolfer, locale) });
  }
  if (!fees) return "";
  const won = (amount: number) => numberFormat(LOCALE_TAG[locale]).format(amount);
  const part = (name: string, isIn: boolean, amount: number) =>
    isIn ? t("row.in_green", { name }) : amount > 0 ? `${name} ${won(amount)}` : undefined;
  return [
    `${t("course:fee.green")} ${won(fees.green)}`,
    part(t("course:fee.cart"), course.includesCart, fees.cart),
    part(t("course:fee.caddy"), course.includesCaddy, fees.caddy),
  ]
    .filter(Boolean)
    .join("\n");
}

function freeText(course: ComparedCourse, t: Words, locale: Locale): string {
  const { freeUntil, freeCancelDays: days } = course;
  if (freeUntil) return t("row.until", { date: monthDayText(freeUntil, locale, "short") });
  if (freeUntil === null || days === undefined) return t("row.no_free");
  return t("row.days_before", { days });
}

function wayRows(courses: Courses, t: Words, locale: Locale): CompareRow[] {
  const minutes = courses.map((course) => course.minutes);
  return [
    {
      label: t("row.drive"),
      look: "figure",
      cells: courses.map(({ minutes: drive, base }) =>
        drive === null
          ? t("row.unknown")
          : `${t("list:within.minutes", { minutes: drive })}\n${t("list:from.place", { place: base })}`,
      ),
      best: { at: soleBest(minutes, "lowest"), words: t("best.nearest") },
    },
    {
      label: t("row.ride"),
      cells: courses.map(({ ride }) =>
        ride === null ? t("row.no_ride") : formatWon(ride, locale),
      ),
    },
  ];
}

function roundRows(courses: Courses, t: Words, locale: Locale): CompareRow[] {
  const yards = (course: ComparedCourse) => numberFormat(LOCALE_TAG[locale]).format(course.yards);
  const left = courses.map(({ availability }) =>
    availability.state === "open" && availability.tees ? availability.tees.free : null,
  );
  const tees: CompareRow = {
    label: t("row.tees"),
    look: "figure",
    cells: left.map((count) => (count === null ? "–" : t("row.tee_count", { count }))),
    best: { at: soleBest(left, "highest"), words: t("best.most") },
  };
  return [
    ...(left.some((count) => count !== null) ? [tees] : []),
    {
      label: t("row.course"),
      cells: courses.map(
        (course) =>
          `${t("course:card.holes", { holes: course.holes, par: course.par })}\n${t("course:fact.yards", { yards: yards(course) })}`,
      ),
    },
    { label: t("row.grass"), cells: courses.map(({ grass }) => grass) },
    {
      label: t("row.caddy"),
      cells: courses.map(({ caddyPolicy }) => t(`course:caddy.${caddyPolicy}`)),
    },
    {
      label: t("row.cart"),
      cells: courses.map(
        ({ cartPolicy, playersPerCart: count }) =>
          `${t(`course:cart.${cartPolicy}`)}\n${t("course:cart.share", { count })}`,
      ),
    },
    {
      label: t("row.party"),
      cells: courses.map(({ minPlayers: min, maxPlayers: max }) => t("row.players", { min, max })),
    },
    {
      label: t("row.confirmed"),
      cells: courses.map(({ booking }) => t(`course:booking.${booking}`)),
    },
    { label: t("row.designer"), cells: courses.map(({ designer }) => designer ?? "–") },
  ];
}

function ratingRows(courses: Courses, t: Words): CompareRow[] {
  return [
    {
      label: t("row.rating"),
      look: "figure",
      cells: courses.map(({ rating, reviews }) => ratingText(rating, reviews, t)),
      best: {
        at: soleBest(
          courses.map(({ rating }) => rating),
          "highest",
        ),
        words: t("best.rated"),
      },
    },
    { label: t("row.word"), cells: courses.map(({ word }) => firstWords(word) ?? "–") },
  ];
}

function ratingText(rating: number | null, reviews: number, t: Words): string {
  return rating === null ? t("row.unrated") : `${rating.toFixed(1)} (${reviews})`;
}
