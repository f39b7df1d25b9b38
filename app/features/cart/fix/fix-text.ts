import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { carsOf, vehicleOf } from "#app/domain/booking/line/line-edit.ts";
import type { ChangeFix } from "#app/domain/booking/order-issue.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import { daysBetween } from "#app/domain/local-date.ts";
import type { Picture } from "#app/domain/picture.ts";
import { useClock } from "#app/features/cart/cart-formats.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import { useLineWords } from "#app/features/cart/line/line-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** What a way out brings. */
export type Coming = {
  readonly name: string;
  readonly note: string;
  readonly take: string;
  readonly rating?: number | null;
  readonly picture?: Picture | null;
};

/** What comes with a fix and what its button says; nothing where something only goes. */
export function useFixWords(things: CartThings): (fix: ChangeFix) => Coming | undefined {
  const { t } = useTranslation("cart");
  const ofLine = useComing(things);
  const wordsOf = useLineWords(things);
  return (fix) => {
    const [line] = fix.put;
    if (!line || fix.action === "remove_ride") return undefined;
    const said = ofLine(fix.action, line);
    return said ?? { name: wordsOf(line).name, note: "", take: t(`fix.${fix.action}`) };
  };
}

function useComing(things: CartThings) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const clock = useClock();
  return (action: ChangeFix["action"], line: CartLine): Coming | undefined => {
    switch (line.kind) {
      case "caddy": {
        const caddy = things.caddies[line.caddyId];
        if (!caddy) return undefined;
        const { name, code, picture, rating } = caddy;
        if (action === "swap_caddy") {
          const note = t("caddy.number", { code });
          return { name, note, picture, rating, take: t("take.caddy", { name }) };
        }
        const day = formatShortDay(line.date, locale);
        const note = line.time ? t("take.round_at", { day, time: clock(line.time) }) : day;
        return { name, note, picture, take: t("take.move") };
      }
      case "golf":
        return ofRound(action, line);
      case "hotel":
        return ofStay(action, line);
      case "callvan":
        return ofCars(action, line);
      case "tournament": {
        const people = t("people", { count: line.people });
        const name = things.tournaments[line.tournamentId]?.name ?? t("unknown");
        return { name: people, note: name, take: t("take.people", { count: line.people }) };
      }
    }
  };

  function ofRound(action: ChangeFix["action"], line: Extract<CartLine, { kind: "golf" }>) {
    const note = things.courses[line.courseId]?.name ?? t("unknown");
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
        return ofCars(action, line);
    }
  }

  function ofCars(
    action: ChangeFix["action"],
    line: Extract<CartLine, { kind: "golf" | "callvan" }>,
  ) {
    const id = vehicleOf(line, things.vehicles);
    const car = things.vehicles.find((each) => each.id === id);
    if (!car) return undefined;
    const count = carsOf(line, things.vehicles);
    return {
      name: t("detail.cars", { vehicle: car.name, count }),
      note: t("take.holds", {
        people: car.maxPassengers * count,
        bags: car.maxGolfBags * count,
      }),
      take: action === "more_cars" ? t("take.cars", { count }) : t("take.car"),
    };
  }

  function ofStay(action: ChangeFix["action"], line: Extract<CartLine, { kind: "hotel" }>) {
    const hotel = things.rooms[line.roomId]?.name ?? t("unknown");
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
  }
}
