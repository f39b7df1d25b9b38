import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { endsOf } from "#app/domain/order/ride/ride-direction.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { BillRow } from "#app/domain/pricing/bill.ts";
import { shortClock, useClock, useDuration } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

export type LineText = {
  /** The time, where there is one. */
  readonly when: string;
  readonly name: string;
  readonly meta: string;
  readonly picture: Picture | null;
};

const joined = (parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(" · ");

/** Time, name and details of a line that its pills do not show. */
export function useLineText(
  products: CartProducts,
): (line: CartLine, rows?: readonly BillRow[]) => LineText {
  const { t } = useTranslation("cart");
  const roundText = useRoundText(products);
  const stayText = useStayText(products);
  const caddieText = useCaddieText(products);
  const rideText = useRideText(products);
  return (line, rows = []) => {
    switch (line.kind) {
      case "golf":
        return roundText(line, rows);
      case "hotel":
        return stayText(line);
      case "caddy":
        return caddieText(line);
      case "callvan":
        return rideText(line);
      case "tournament": {
        const tournament = products.tournaments[line.tournamentId];
        return {
          when: t("tournament"),
          name: tournament?.name ?? t("unknown"),
          meta: t("people", { count: line.people }),
          picture: tournament?.picture ?? null,
        };
      }
    }
  };
}

function useRoundText(products: CartProducts) {
  const { t } = useTranslation("cart");
  const clock = useClock();
  const included = useIncluded(products);
  return (line: LineOf<"golf">, rows: readonly BillRow[]): LineText => {
    const course = products.courses[line.courseId];
    return {
      when: t("golf.when", { time: clock(line.time) }),
      name: course?.name ?? t("unknown"),
      meta: included(line, rows),
      picture: course?.picture ?? null,
    };
  };
}

function useStayText(products: CartProducts) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (line: LineOf<"hotel">): LineText => {
    const room = products.rooms[line.roomId];
    return {
      when: room ? t("hotel.when", { time: shortClock(room.checkIn.slice(0, 5)) }) : "",
      name: room?.name ?? t("unknown"),
      meta: joined([room?.room, t("hotel.until", { day: formatShortDay(line.checkOut, locale) })]),
      picture: room?.picture ?? null,
    };
  };
}

function useCaddieText(products: CartProducts) {
  const { t } = useTranslation("cart");
  return (line: LineOf<"caddy">): LineText => {
    const caddie = products.caddies[line.caddyId];
    return {
      when: "",
      name: caddie ? t("caddy.name", { name: caddie.name }) : t("unknown"),
      meta: joined([
        caddie && t("caddy.number", { code: caddie.code }),
        products.courses[line.courseId]?.name,
      ]),
      picture: caddie?.picture ?? null,
    };
  };
}

function useRideText(products: CartProducts) {
  const { t } = useTranslation("cart");
  const duration = useDuration();
  return (line: LineOf<"callvan">): LineText => {
    const route = products.routes.find(({ id }) => id === line.routeId);
    const minutes = route?.driveMinutes;
    const ends = route && endsOf(line, [route.from, route.to]);
    return {
      when: joined([
        line.time ? t("callvan.when", { time: shortClock(line.time) }) : t("callvan.any"),
        minutes !== undefined && duration(minutes),
      ]),
      name: ends ? t("way", { from: ends[0], to: ends[1] }) : t("unknown"),
      meta: joined([
        t("people", { count: line.people }),
        t("callvan.bags", { count: line.golfBags ?? line.people }),
        line.suitcases ? t("callvan.suitcases", { count: line.suitcases }) : false,
        line.note ? `${t("detail.note")} ${line.note}` : false,
      ]),
      picture: null,
    };
  };
}

/** 「그린피·카트 2대·캐디피 포함」: what the price per golfer includes. */
function useIncluded(products: CartProducts) {
  const { t } = useTranslation("cart");
  return ({ courseId }: LineOf<"golf">, rows: readonly BillRow[]): string => {
    const course = products.courses[courseId];
    const paid = (code: BillRow["code"]) => rows.find((row) => row.code === code)?.count ?? 0;
    if (!course || paid("green") === 0) return "";
    const parts = [
      t("has.green"),
      course.includesCart
        ? t("has.cart")
        : paid("cart") > 0 && t("detail.carts", { count: paid("cart") }),
      (course.includesCaddy || paid("caddy") > 0) && t("has.caddy"),
    ];
    return t("included.all", { parts: parts.filter(Boolean).join(t("included.and")) });
  };
}
