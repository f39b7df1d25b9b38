import { won } from "#app/domain/common/money.ts";
import { readDay, readId, readTime } from "#app/domain/common/query-readers.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";

/** A trip that somebody has put together: its stay and rounds; rides and caddies follow from the wish. */
export function searchOfTrip(lines: readonly CartLine[]): URLSearchParams {
  const stays = linesOf(lines, "hotel").map(({ hotelId, roomId, checkIn, checkOut }) => [
    "stay",
    [hotelId, roomId, checkIn, checkOut].join("."),
  ]);
  const rounds = linesOf(lines, "golf").map(({ courseId, date, time, players }) => [
    "round",
    [courseId, date, time.replace(":", ""), players].join("."),
  ]);
  return new URLSearchParams([...stays, ...rounds]);
}

/** Its lines without prices; none where the address holds no trip. */
export function linesOfTrip(search: URLSearchParams): CartLine[] {
  const stays = search.getAll("stay").flatMap((text) => stayOf(text) ?? []);
  const rounds = search.getAll("round").flatMap((text) => roundOf(text) ?? []);
  return stays.length === 1 ? [...stays, ...rounds] : [];
}

function stayOf(text: string): LineOf<"hotel"> | undefined {
  const [hotel = "", room = "", first = "", last = ""] = text.split(".");
  const [hotelId, roomId, checkIn, checkOut] = [
    readId(hotel),
    readId(room),
    readDay(first),
    readDay(last),
  ];
  if (!hotelId || !roomId || !checkIn || !checkOut || checkIn >= checkOut) return undefined;
  const guests = { rooms: 1, adults: 1, children: 0, price: won(0) };
  return { kind: "hotel", hotelId, roomId, checkIn, checkOut, ...guests };
}

function roundOf(text: string): LineOf<"golf"> | undefined {
  const [course = "", day = "", clock = "", count = ""] = text.split(".");
  const [courseId, date, time] = [
    readId(course),
    readDay(day),
    readTime(`${clock.slice(0, 2)}:${clock.slice(2)}`),
  ];
  const players = /^[1-4]$/.test(count) ? Number(count) : undefined;
  if (!courseId || !date || !time || !players) return undefined;
  const fees = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };
  return { kind: "golf", courseId, date, time, players, fees, cars: 0, callvan: "none" };
}
