import {
  BedDouble,
  CalendarDays,
  Car,
  CarFront,
  Clock3,
  Heart,
  type LucideIcon,
  MapPin,
  PlaneLanding,
  PlaneTakeoff,
  Repeat,
  Scale,
  ThumbsDown,
  UserRound,
  UsersRound,
  Wallet,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { shortPlaceName } from "#app/domain/order/trip/trip-summary.ts";
import type { PlanWish, WishField } from "#app/domain/planner/plan-wish.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PlanNames } from "./plan-names-queries.server.ts";

export const WISH_ICON: Record<WishField, LucideIcon> = {
  from: CalendarDays,
  nights: CalendarDays,
  golfers: UsersRound,
  companions: UsersRound,
  regions: MapPin,
  rounds: Repeat,
  holesPerDay: Repeat,
  budget: Wallet,
  must: Heart,
  avoid: ThumbsDown,
  repeatCourses: Repeat,
  teeTime: Clock3,
  driveMinutes: Car,
  hotel: BedDouble,
  rides: CarFront,
  caddies: UserRound,
  arrival: PlaneLanding,
  departure: PlaneTakeoff,
  style: Scale,
};

/** What a part of a wish says: 「1인 ₩1,200,000」, "Pattaya". */
export function useWishWords(names: PlanNames) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const nameOf = (id: string) => shortPlaceName(names[id] ?? id);
  const listed = (ids: readonly string[]) => ids.map(nameOf).join(" · ");
  const day = (date: LocalDate) => formatShortDay(date, locale);

  function dates({ from, nights }: PlanWish): string {
    if (from === undefined) return "";
    if (typeof from === "object") {
      return t("part.from_span", { from: day(from.earliest), until: day(from.latest) });
    }
    if (nights === undefined) return t("part.from", { day: day(from) });
    return t("part.span", { from: day(from), until: day(addDays(from, nights)) });
  }

  function hotel({ hotel: wanted }: PlanWish): string {
    const parts = [
      wanted?.id && nameOf(wanted.id),
      wanted?.stars && t("part.stars", { count: wanted.stars }),
      wanted?.rooms && t(`rooms.${wanted.rooms}`),
    ];
    return parts.filter(Boolean).join(" · ");
  }

  function tee({ teeTime = {} }: PlanWish): string {
    const [from, to] = [teeTime.earliest, teeTime.latest].map((time) => time && shortClock(time));
    if (from && to) return t("part.tee_span", { from, to });
    return from ? t("part.tee_from", { time: from }) : t("part.tee_to", { time: to });
  }

  const words: { readonly [Field in WishField]: (wish: PlanWish) => string } = {
    from: dates,
    nights: ({ nights = 0 }) => t("nights.count", { count: nights }),
    golfers: ({ golfers }) => t("part.golfers", { count: golfers }),
    companions: ({ companions = 0 }) => t("part.companions", { count: companions }),
    regions: ({ regions = [] }) => listed(regions),
    rounds: ({ rounds = 0 }) => t("part.rounds", { count: rounds }),
    holesPerDay: ({ holesPerDay = 18 }) => t(`holes.${holesPerDay}`),
    budget: ({ budget = 0 }) => t("part.budget", { amount: formatWon(won(budget), locale) }),
    must: ({ must = [] }) => t("part.must", { name: listed(must) }),
    avoid: ({ avoid = [] }) => t("part.avoid", { name: listed(avoid) }),
    repeatCourses: () => t("part.repeat"),
    teeTime: tee,
    driveMinutes: ({ driveMinutes = 0 }) => t("drive.upto", { minutes: driveMinutes }),
    hotel,
    rides: ({ rides = "all" }) => `${t("rides.label")}: ${t(`rides.${rides}`)}`,
    caddies: ({ caddies = [] }) => t("part.caddy", { name: listed(caddies) }),
    arrival: ({ arrival }) =>
      [arrival?.airport, t("part.arrival", { time: arrival?.time })].filter(Boolean).join(" "),
    departure: ({ departure }) =>
      [departure?.airport, t("part.departure", { time: departure?.time })]
        .filter(Boolean)
        .join(" "),
    style: ({ style = "balanced" }) => t(`style.${style}`),
  };
  return (field: WishField, wish: PlanWish): string => words[field](wish);
}

/** The ids that a wish mentions, to look up their names. */
export function idsOfWish({ regions = [], must = [], avoid = [], caddies = [], hotel }: PlanWish) {
  return [...regions, ...must, ...avoid, ...caddies, ...(hotel?.id ? [hotel.id] : [])];
}
