import { daysBetween } from "#app/domain/common/date/local-date.ts";
import {
  inEachLocale,
  type Locale,
  type Localized,
  localizedText,
} from "#app/domain/common/language/languages.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { endsOf } from "#app/domain/order/ride/ride-direction.ts";
import { cartsFor } from "#app/domain/pricing/round-price.ts";
import { type Translate, translator } from "#app/platform/i18n/i18n.ts";
import type { CourseRow } from "./facts-courses.server.ts";
import type { RouteRow, VehicleRow } from "./facts-rides.server.ts";
import type { RoomRow } from "./facts-stays.server.ts";

type Say = (t: Translate, locale: Locale) => string;

/** The same sentence in every language. */
function inEveryLanguage(say: Say): Localized {
  return inEachLocale((locale) => say(translator(locale), locale));
}

const JOINT = " · ";
const joined = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(JOINT);

export function roundDetail(line: LineOf<"golf">, course: CourseRow): Localized {
  const demanded =
    course.cartPolicy === "mandatory" ? cartsFor(line.players, course.playersPerCart) : 0;
  const carts = Math.max(demanded, line.carts ?? 0);
  return inEveryLanguage((t) =>
    joined([
      teeOff(line.time, t),
      t("cart:detail.golfers", { count: line.players }),
      carts > 0 && t("cart:detail.carts", { count: carts }),
    ]),
  );
}

/** The same round at another time: the title begins with its tee-off, and the rest does not change. */
export function retimedDetail(detail: Localized, time: string): Localized {
  return inEveryLanguage((t, locale) => {
    const [, ...rest] = localizedText(detail, locale).split(JOINT);
    return joined([teeOff(time, t), ...rest]);
  });
}

function teeOff(time: string, t: Translate): string {
  return t("cart:detail.tee_off", { time: clock(time, t) });
}

/** 「오전 7:12」, "7:12 a.m.". */
function clock(time: string, t: Translate): string {
  const hours = Number(time.slice(0, 2));
  const shown = `${hours % 12 === 0 ? 12 : hours % 12}${time.slice(2)}`;
  return hours < 12 ? t("cart:detail.am", { time: shown }) : t("cart:detail.pm", { time: shown });
}

export function stayDetail(line: LineOf<"hotel">, room: RoomRow): Localized {
  return inEveryLanguage((t, locale) =>
    joined([
      t("cart:detail.rooms", { count: line.rooms, room: localizedText(room.name, locale) }),
      t("cart:detail.nights", { count: daysBetween(line.checkIn, line.checkOut) }),
      t("cart:detail.adults", { count: line.adults }),
      line.children > 0 && t("cart:detail.children", { count: line.children }),
    ]),
  );
}

export function caddieTitle(course: CourseRow): Localized {
  return inEveryLanguage((t, locale) =>
    t("cart:detail.caddy", { course: localizedText(course.name, locale) }),
  );
}

export function caddieDetail({ nickname, code }: { nickname: string; code: string }): Localized {
  return inEveryLanguage(() => joined([nickname, code]));
}

type RideWay = {
  readonly trip: "one_way" | "round_trip";
  readonly way?: LineOf<"callvan">["way"];
};

export function rideTitle({ origin, destination }: RouteRow, { trip, way }: RideWay): Localized {
  return inEveryLanguage((_, locale) => {
    const [from, to] = endsOf({ way }, [origin, destination]).map((end) =>
      localizedText(end, locale),
    );
    return `${from} ${trip === "one_way" ? "→" : "↔"} ${to}`;
  });
}

type Ride = {
  readonly vehicle: VehicleRow;
  readonly cars: number;
  readonly people: number;
  readonly trip: "one_way" | "round_trip";
  /** For the driver, as the booker typed it. */
  readonly note?: string | undefined;
};

export function rideDetail({ vehicle, cars, people, trip, note }: Ride): Localized {
  return inEveryLanguage((t, locale) =>
    joined([
      t("cart:detail.cars", { count: cars, vehicle: localizedText(vehicle.name, locale) }),
      t("cart:detail.people", { count: people }),
      t(trip === "one_way" ? "cart:detail.one_way" : "cart:detail.round_trip"),
      note ? `${t("cart:detail.note")} ${note}` : false,
    ]),
  );
}

export function entryDetail({ people }: LineOf<"tournament">): Localized {
  return inEveryLanguage((t) => t("cart:detail.entry", { count: people }));
}
