import { useTranslation } from "react-i18next";
import type { CartLine, LineOf } from "#app/domain/booking/cart-line.ts";
import { carsOf, vehicleOf } from "#app/domain/booking/line/line-edit.ts";
import { lineDay, lineKey, linePeople } from "#app/domain/booking/line/line-facts.ts";
import type { OrderIssue } from "#app/domain/booking/order-issue.ts";
import { linesOf, roundOfCaddy } from "#app/domain/booking/rounds-of.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import { weekdayName } from "#app/domain/plain-date-text.ts";
import { shortClock } from "#app/features/cart/cart-formats.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import { useLineWords } from "#app/features/cart/line/line-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** What is wrong, in a sentence that names the thing. */
export function useIssueWords(
  things: CartThings,
  lines: readonly CartLine[],
): (issue: OrderIssue) => string {
  const { t } = useTranslation(["cart", "errors"]);
  const locale = useLocale();
  const wordsOf = useLineWords(things);
  const ofCaddy = useCaddyWords(things, lines);
  const ofRide = useRideWords(things);
  return (issue) => {
    const { code, values = {} } = issue;
    const about = issue.lines.flatMap((key) => lines.find((line) => lineKey(line) === key) ?? []);
    const [line, other] = about;
    if (!line) return t(`errors:${code}`);
    const { name } = wordsOf(line);
    const day = formatShortDay(lineDay(line), locale);
    switch (code) {
      case "reservation.date_not_ready":
        return whyNot(values.why, { name, day });
      case "order.not_sold":
        return t("problem.not_sold", { name });
      case "order.party_too_small":
        return t("problem.party_too_small", { name, count: Number(values.minPlayers) });
      case "order.party_too_large":
        return t("problem.party_too_large", { name, count: Number(values.maxPlayers) });
      case "order.carts_too_few":
        return t("problem.carts_too_few", { name, count: Number(values.carts) });
      case "order.rounds_too_close":
        if (line.kind !== "golf" || other?.kind !== "golf") return t(`errors:${code}`);
        return t("problem.rounds_too_close", {
          day,
          first: shortClock(line.time),
          second: shortClock(other.time),
        });
      case "order.rooms_too_small":
        return t("problem.rooms_too_small", {
          name,
          people: linePeople(line),
          count: line.kind === "hotel" ? line.rooms : 1,
        });
      case "order.round_outside_stay":
        return t("problem.round_outside_stay", { name, day });
      case "order.round_far_from_stay":
        if (!other) return t(`errors:${code}`);
        return t("problem.round_far_from_stay", { name, hotel: wordsOf(other).name });
      case "order.entry_full":
        return t("problem.entry_full", { name, count: Number(values.left) });
      case "order.entry_closed":
        return t("problem.entry_closed", { name });
      default:
        if (line.kind === "caddy") return ofCaddy(issue, line);
        return ofRide(issue, line) ?? t(`errors:${code}`);
    }
  };

  /** Of a day that cannot be had, which of the reasons it is. */
  function whyNot(why: unknown, named: { readonly name: string; readonly day: string }): string {
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

function useCaddyWords(things: CartThings, lines: readonly CartLine[]) {
  const { t } = useTranslation(["cart", "errors"]);
  const locale = useLocale();
  return ({ code }: OrderIssue, caddy: LineOf<"caddy">): string => {
    const name = things.caddies[caddy.caddyId]?.name;
    if (!name) return t(`errors:${code}`);
    const day = formatShortDay(caddy.date, locale);
    const round = roundOfCaddy(caddy, lines) ?? linesOf(lines, "golf")[0];
    const isMorning = (round?.time ?? "00:00") < "12:00";
    switch (code) {
      case "order.caddy_day_off":
        return t("problem.caddy_day_off", {
          name,
          weekday: weekdayName(caddy.date, locale, "long"),
        });
      case "order.caddy_taken":
        return t(isMorning ? "problem.caddy_taken_am" : "problem.caddy_taken_pm", { name, day });
      case "order.caddy_twice":
        return t("problem.caddy_twice", { name });
      case "cart.caddy_needs_course": {
        const course = things.courses[caddy.courseId]?.name ?? t("unknown");
        return t("problem.caddy_needs_course", { name, day, course });
      }
      default:
        return t(`errors:${code}`);
    }
  };
}

function useRideWords(things: CartThings) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return ({ code, values = {} }: OrderIssue, line: CartLine): string | undefined => {
    if (line.kind !== "golf" && line.kind !== "callvan") return undefined;
    const id = vehicleOf(line, things.vehicles);
    const vehicle = things.vehicles.find((each) => each.id === id)?.name;
    if (!vehicle) return undefined;
    const cars = t("detail.cars", { vehicle, count: carsOf(line, things.vehicles) });
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
