import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { daysBetween } from "#app/domain/common/date/local-date.ts";
import type { ChangeFix } from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { carsOf, vehicleOf } from "#app/domain/order/line/line-edit.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useClock } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** How a suggested fix is shown: what it puts into the cart, and its button. */
export type FixText = {
  readonly name: string;
  readonly note: string;
  readonly take: string;
  readonly rating?: number | null;
  readonly picture?: Picture | null;
};

type Action = ChangeFix["action"];

/** The text of a fix; undefined where it only removes something. */
export function useFixText(products: CartProducts): (fix: ChangeFix) => FixText | undefined {
  const { t } = useTranslation("cart");
  const putText = usePutText(products);
  const lineText = useLineText(products);
  return (fix) => {
    const [line] = fix.put;
    if (!line || fix.action === "remove_ride") return undefined;
    const text = putText(fix.action, line);
    return text ?? { name: lineText(line).name, note: "", take: t(`fix.${fix.action}`) };
  };
}

/** The text of the line that a fix puts into the cart. */
function usePutText(products: CartProducts) {
  const { t } = useTranslation("cart");
  const caddieText = useCaddieFixText(products);
  const roundText = useRoundFixText(products);
  const stayText = useStayFixText(products);
  const carText = useCarFixText(products);
  return (action: Action, line: CartLine): FixText | undefined => {
    switch (line.kind) {
      case "caddy":
        return caddieText(action, line);
      case "golf":
        return roundText(action, line) ?? carText(action, line);
      case "hotel":
        return stayText(action, line);
      case "callvan":
        return carText(action, line);
      case "tournament": {
        const people = t("people", { count: line.people });
        const name = products.tournaments[line.tournamentId]?.name ?? t("unknown");
        return { name: people, note: name, take: t("take.people", { count: line.people }) };
      }
    }
  };
}

function useCaddieFixText(products: CartProducts) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const clock = useClock();
  return (action: Action, line: LineOf<"caddy">): FixText | undefined => {
    const caddie = products.caddies[line.caddyId];
    if (!caddie) return undefined;
    const { name, code, picture, rating } = caddie;
    if (action === "swap_caddy") {
      const note = t("caddy.number", { code });
      return { name, note, picture, rating, take: t("take.caddy", { name }) };
    }
    const day = formatShortDay(line.date, locale);
    const note = line.time ? t("take.round_at", { day, time: clock(line.time) }) : day;
    return { name, note, picture, take: t("take.move") };
  };
}

function useRoundFixText(products: CartProducts) {
  const { t } = useTranslation("cart");
  const clock = useClock();
  return (action: Action, line: LineOf<"golf">): FixText | undefined => {
    const note = products.courses[line.courseId]?.name ?? t("unknown");
    switch (action) {
      case "change_time":
        return { name: t("golf.when", { time: clock(line.time) }), note, take: t("take.time") };
      case "more_carts":
      case "fewer_carts": {
        const count = line.carts ?? 0;
        return { name: t("detail.carts", { count }), note, take: t("take.carts", { count }) };
      }
      case "change_party": {
        const count = line.players;
        return { name: t("detail.golfers", { count }), note, take: t("take.people", { count }) };
      }
      default:
        return undefined;
    }
  };
}

function useCarFixText(products: CartProducts) {
  const { t } = useTranslation("cart");
  return (action: Action, line: LineOf<"golf"> | LineOf<"callvan">): FixText | undefined => {
    const id = vehicleOf(line, products.vehicles);
    const car = products.vehicles.find((each) => each.id === id);
    if (!car) return undefined;
    const count = carsOf(line, products.vehicles);
    return {
      name: t("detail.cars", { vehicle: car.name, count }),
      note: t("take.holds", {
        people: car.maxPassengers * count,
        bags: car.maxGolfBags * count,
      }),
      take: action === "more_cars" ? t("take.cars", { count }) : t("take.car"),
    };
  };
}

function useStayFixText(products: CartProducts) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (action: Action, line: LineOf<"hotel">): FixText => {
    const hotel = products.rooms[line.roomId]?.name ?? t("unknown");
    if (action === "more_rooms" || action === "fewer_rooms") {
      const count = line.rooms;
      return { name: t("hotel.rooms", { count }), note: hotel, take: t("take.rooms", { count }) };
    }
    const count = daysBetween(line.checkIn, line.checkOut);
    const days = [line.checkIn, line.checkOut].map((day) => formatShortDay(day, locale));
    return {
      name: t("hotel.nights", { count }),
      note: `${hotel} · ${days.join(" – ")}`,
      take: t("take.nights", { count }),
    };
  };
}
