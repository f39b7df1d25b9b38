import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { namesNeeded, type Travellers } from "#app/domain/order/people/traveller.ts";
import type { OrderRequest } from "#app/features/checkout/purchase/place-order.server.ts";

/** Far enough from today for every course to be bookable, and open in the demo's calendar. */
export const PLAY_DAY: LocalDate = "2027-01-12";
export const COURSE = "th-siam-old";
const FEES = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };

export function golf(more: Partial<LineOf<"golf">> = {}): LineOf<"golf"> {
  return {
    kind: "golf",
    courseId: COURSE,
    date: PLAY_DAY,
    time: "10:00",
    players: 2,
    fees: FEES,
    cars: 0,
    callvan: "none",
    ...more,
  };
}

export function stay(more: Partial<LineOf<"hotel">> = {}): LineOf<"hotel"> {
  return {
    kind: "hotel",
    hotelId: "ht-amari-pattaya",
    roomId: "ht-amari-pattaya-room-1",
    checkIn: PLAY_DAY,
    checkOut: addDays(PLAY_DAY, 2),
    rooms: 1,
    adults: 2,
    children: 0,
    price: won(0),
    ...more,
  };
}

export function caddie(more: Partial<LineOf<"caddy">> = {}): LineOf<"caddy"> {
  return {
    kind: "caddy",
    caddyId: "cad-002",
    courseId: COURSE,
    date: PLAY_DAY,
    price: won(0),
    ...more,
  };
}

/** From the airport, so many days into the year. */
export function ride(day: number, people = 2): CartLine {
  return {
    kind: "callvan",
    routeId: "r-bkk-pattaya",
    date: addDays("2027-01-01", day),
    from: "BKK",
    to: "Amari",
    people,
    price: won(84_000),
  };
}

export function namesFor(lines: readonly CartLine[]): Travellers {
  return Object.fromEntries(
    lines
      .filter((line) => namesNeeded(line) > 0)
      .map((line) => [lineKey(line), Array.from({ length: namesNeeded(line) }, () => TRAVELLER)]),
  );
}

const TRAVELLER = {
  firstName: "MINSU",
  lastName: "KIM",
  gender: null,
  birthday: null,
  handicap: null,
};

export const BOOKER: OrderRequest["booker"] = {
  firstName: "MINSU",
  lastName: "KIM",
  email: "minsu@palmtee.example",
  phone: "+821012345678",
  agreePersonal: "personal-information",
  agreePayment: "payment",
  agreeAge: "age",
};
