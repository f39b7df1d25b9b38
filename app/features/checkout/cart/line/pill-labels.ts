import { Baby, BedDouble, CarFront, Clock3, Luggage, Moon, Route, UsersRound } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { type Pill, VAN_CHOICES } from "#app/domain/order/line/line-edit.ts";
import { VAN_TRIPS } from "#app/domain/pricing/van-price.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { GolfCart } from "#app/ui/look/trade-icons.tsx";

export const PILL_ICON: Record<Pill, ComponentType<{ className?: string }>> = {
  time: Clock3,
  players: UsersRound,
  carts: GolfCart,
  callvan: Route,
  vehicle: CarFront,
  cars: CarFront,
  nights: Moon,
  rooms: BedDouble,
  adults: UsersRound,
  children: Baby,
  people: UsersRound,
  golf_bags: Luggage,
  suitcases: Luggage,
  trip: Route,
};

/** The label of a choice in a pill. */
export function usePillLabels({ vehicles }: CartProducts): (pill: Pill, value: string) => string {
  const { t } = useTranslation("cart");
  return (pill, value) => {
    const count = Number(value);
    switch (pill) {
      case "time":
        return value ? shortClock(value) : t("callvan.any");
      case "players":
      case "people":
        return t("people", { count });
      case "carts":
        return t("detail.carts", { count });
      case "callvan":
        return t(`trip.${VAN_CHOICES.find((trip) => trip === value) ?? "none"}`);
      case "trip":
        return t(`trip.${VAN_TRIPS.find((trip) => trip === value) ?? "one_way"}`);
      case "vehicle":
        return vehicles.find(({ id }) => id === value)?.name ?? t("unknown");
      case "cars":
        return t("cars", { count });
      case "nights":
        return t("hotel.nights", { count });
      case "rooms":
        return t("hotel.rooms", { count });
      case "adults":
        return t("hotel.adults", { count });
      case "children":
        return t("hotel.children", { count });
      case "golf_bags":
        return t("callvan.bags", { count });
      case "suitcases":
        return t("callvan.suitcases", { count });
    }
  };
}

/** A property of a line that is changed where it stands: a select, or the button of the calendar. */
export const pillClass =
  "relative inline-flex min-h-11 items-center gap-1.5 rounded-[0.625rem] border border-line bg-sand ps-3 pe-2 font-semibold whitespace-nowrap tabular-nums hover:border-line-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-fairway-600 in-[fieldset:disabled]:opacity-60 md:px-3.5 [&_svg]:size-4.5 [&_svg]:text-ink-3";
