import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { weekdayName } from "#app/domain/common/date/plain-date-text.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { carsOf, vehicleOf } from "#app/domain/order/line/line-edit.ts";
import { lineDay, lineKey, linePeople } from "#app/domain/order/line/line-facts.ts";
import { linesOf, roundOfCaddie } from "#app/domain/order/rounds-of.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** The text of an issue, with the names of the products that it is about. */
export function useIssueText(
  products: CartProducts,
  lines: readonly CartLine[],
): (issue: OrderIssue) => string {
  const { t } = useTranslation(["cart", "errors"]);
  const lineText = useLineText(products);
  const commonText = useCommonIssueText();
  const roundText = useRoundIssueText();
  const caddieText = useCaddieIssueText(products, lines);
  const rideText = useRideIssueText(products);
  return (issue) => {
    const [line, other] = issue.lines.flatMap(
      (key) => lines.find((each) => lineKey(each) === key) ?? [],
    );
    if (!line) return t(`errors:${issue.code}`);
    const { name } = lineText(line);
    const otherName = other && lineText(other).name;
    return (
      commonText(issue, line, name) ??
      roundText(issue, { line, other, name, otherName }) ??
      (line.kind === "caddy" ? caddieText(issue, line) : rideText(issue, line)) ??
      t(`errors:${issue.code}`)
    );
  };
}

/** Issues that any line can have, and those of party, carts, rooms and entries. */
function useCommonIssueText() {
  const { t } = useTranslation(["cart", "errors"]);
  const locale = useLocale();
  return ({ code, values = {} }: OrderIssue, line: CartLine, name: string): string | undefined => {
    switch (code) {
      case "reservation.date_not_ready":
        return unavailableText(values.why, { name, day: formatShortDay(lineDay(line), locale) });
      case "order.not_sold":
        return t("problem.not_sold", { name });
      case "order.party_too_small":
        return t("problem.party_too_small", { name, count: Number(values.minPlayers) });
      case "order.party_too_large":
        return t("problem.party_too_large", { name, count: Number(values.maxPlayers) });
      case "order.carts_too_few":
        return t("problem.carts_too_few", { name, count: Number(values.carts) });
      case "order.rooms_too_small":
        return t("problem.rooms_too_small", {
          name,
          people: linePeople(line),
          count: line.kind === "hotel" ? line.rooms : 1,
        });
      case "order.entry_full":
        return t("problem.entry_full", { name, count: Number(values.left) });
      case "order.entry_queue":
        return t("problem.entry_queue", { name });
      case "order.entry_closed":
        return t("problem.entry_closed", { name });
      default:
        return undefined;
    }
  };

  /** Why a day is not available. */
  function unavailableText(
    why: unknown,
    named: { readonly name: string; readonly day: string },
  ): string {
    switch (why) {
      case "no_price":
      case "closed":
      case "sold_out":
      case "past_cutoff":
        return t(`cart:why.${why}`, named);
      default:
        return t("errors:reservation.date_not_ready");
    }
  }
}

type LinePair = {
  readonly line: CartLine;
  readonly other: CartLine | undefined;
  readonly name: string;
  readonly otherName: string | undefined;
};

/** Issues between a round and another round or a stay. */
function useRoundIssueText() {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return ({ code }: OrderIssue, { line, other, name, otherName }: LinePair) => {
    const day = formatShortDay(lineDay(line), locale);
    switch (code) {
      case "order.rounds_too_close":
        if (line.kind !== "golf" || other?.kind !== "golf") return undefined;
        return t("problem.rounds_too_close", {
          day,
          first: shortClock(line.time),
          second: shortClock(other.time),
        });
      case "order.round_outside_stay":
        return t("problem.round_outside_stay", { name, day });
      case "order.round_far_from_stay":
        return otherName && t("problem.round_far_from_stay", { name, hotel: otherName });
      default:
        return undefined;
    }
  };
}

function useCaddieIssueText(products: CartProducts, lines: readonly CartLine[]) {
  const { t } = useTranslation(["cart", "errors"]);
  const locale = useLocale();
  return ({ code }: OrderIssue, caddie: LineOf<"caddy">): string => {
    const name = products.caddies[caddie.caddyId]?.name;
    if (!name) return t(`errors:${code}`);
    const day = formatShortDay(caddie.date, locale);
    const round = roundOfCaddie(caddie, lines) ?? linesOf(lines, "golf")[0];
    const isMorning = (round?.time ?? "00:00") < "12:00";
    switch (code) {
      case "order.caddy_day_off":
        return t("problem.caddy_day_off", {
          name,
          weekday: weekdayName(caddie.date, locale, "long"),
        });
      case "order.caddy_taken":
        return t(isMorning ? "problem.caddy_taken_am" : "problem.caddy_taken_pm", { name, day });
      case "order.caddy_twice":
        return t("problem.caddy_twice", { name });
      case "cart.caddy_needs_course": {
        const course = products.courses[caddie.courseId]?.name ?? t("unknown");
        return t("problem.caddy_needs_course", { name, day, course });
      }
      default:
        return t(`errors:${code}`);
    }
  };
}

function useRideIssueText(products: CartProducts) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return ({ code, values = {} }: OrderIssue, line: CartLine): string | undefined => {
    if (line.kind !== "golf" && line.kind !== "callvan") return undefined;
    const id = vehicleOf(line, products.vehicles);
    const vehicle = products.vehicles.find((each) => each.id === id)?.name;
    if (!vehicle) return undefined;
    const cars = t("detail.cars", { vehicle, count: carsOf(line, products.vehicles) });
    switch (code) {
      case "order.ride_seats":
        return t("problem.ride_seats", { cars, count: Number(values.people) });
      case "order.ride_bags":
        return t("problem.ride_bags", { cars, count: Number(values.golfBags) });
      case "order.sold_out":
        return t("problem.no_cars", { vehicle, day: formatShortDay(lineDay(line), locale) });
      default:
        return undefined;
    }
  };
}
