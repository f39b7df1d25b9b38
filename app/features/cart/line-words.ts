import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import { daysBetween } from "#app/domain/local-date.ts";
import type { Picture } from "#app/domain/picture.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import type { CartThings } from "./cart-things.server.ts";

export type LineWords = {
  /** The hour, as far as there is one. */
  readonly when: string;
  readonly name: string;
  readonly meta: string;
  readonly picture: Picture | null;
};

const joined = (words: readonly (string | false | undefined)[]) =>
  words.filter(Boolean).join(" · ");

/** What a line is called, and what was chosen. */
export function useLineWords(things: CartThings): (line: CartLine) => LineWords {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (line) => {
    switch (line.kind) {
      case "golf": {
        const course = things.courses[line.courseId];
        return {
          when: t("golf.when", { time: line.time }),
          name: course?.name ?? t("unknown"),
          meta: joined([
            t("people", { count: line.players }),
            t(`golf.van_${line.callvan}`, { count: line.cars }),
          ]),
          picture: course?.picture ?? null,
        };
      }
      case "hotel": {
        const room = things.rooms[line.roomId];
        return {
          when: room ? t("hotel.when", { time: room.checkIn.slice(0, 5) }) : "",
          name: room?.name ?? t("unknown"),
          meta: joined([
            room?.room,
            t("hotel.nights", { count: daysBetween(line.checkIn, line.checkOut) }),
            t("hotel.until", { day: formatShortDay(line.checkOut, locale) }),
            t("hotel.rooms", { count: line.rooms }),
            t("hotel.adults", { count: line.adults }),
            line.children > 0 && t("hotel.children", { count: line.children }),
          ]),
          picture: room?.picture ?? null,
        };
      }
      case "caddy": {
        const caddy = things.caddies[line.caddyId];
        return {
          when: "",
          name: caddy ? t("caddy.name", { name: caddy.name }) : t("unknown"),
          meta: joined([caddy?.code, things.courses[line.courseId]?.name]),
          picture: caddy?.picture ?? null,
        };
      }
      case "callvan":
        return {
          when: line.time ? t("callvan.when", { time: line.time }) : t("callvan.any"),
          name: t("way", { from: line.from, to: line.to }),
          meta: joined([
            t("people", { count: line.people }),
            t("callvan.bags", { count: line.golfBags ?? line.people }),
            line.suitcases ? t("callvan.suitcases", { count: line.suitcases }) : false,
          ]),
          picture: null,
        };
      case "tournament": {
        const cup = things.tournaments[line.tournamentId];
        return {
          when: t("tournament"),
          name: cup?.name ?? t("unknown"),
          meta: t("people", { count: line.people }),
          picture: cup?.picture ?? null,
        };
      }
    }
  };
}
