import type { APIRequestContext } from "@playwright/test";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";

export const COURSE = "th-siam-old";
const CADDIE = "cad-002";
const HOTEL = "ht-amari-pattaya";
const FEES = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };

type Plan = { chosen?: { slots: { time: string; left: number }[] } };
type Caddie = { chosen?: { state: string; halves: string[] } };
type Stay = { quotes: Record<string, { ok: boolean }> };

export type FreeTrip = {
  readonly date: LocalDate;
  /** A morning tee time without any sale. */
  readonly time: string;
  readonly roomId: string;
};

type Wanted = { readonly inDays: number; readonly slot?: number; readonly rooms?: number };

/** The first day from then on with an untouched morning, rooms for two nights, and the caddie at work. */
export async function freeTrip(
  request: APIRequestContext,
  { inDays, slot = 0, rooms = 1 }: Wanted,
): Promise<FreeTrip> {
  const first = addDays(dateIn(SHOP_ZONE, new Date()), inDays);
  for (let day = 0; day < 30; day += 1) {
    const date = addDays(first, day);
    const ask = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
    const plan = await ask<Plan>(`/api/course/${COURSE}/plan?date=${date}&players=2`);
    const caddie = await ask<Caddie>(`/api/caddy/${CADDIE}/days?date=${date}`);
    const out = addDays(date, 2);
    const stay = await ask<Stay>(
      `/api/hotel/${HOTEL}/plan?in=${date}&out=${out}&rooms=${rooms}&adults=${2 * rooms}`,
    );
    const mornings = (plan.chosen?.slots ?? []).filter(
      ({ time, left }) => left === 4 && time >= "07:00" && time < "12:00",
    );
    const time = mornings[slot]?.time;
    const roomId = Object.entries(stay.quotes ?? {}).find(([, { ok }]) => ok)?.[0];
    if (time && roomId && caddie.chosen?.halves?.includes("am") && caddie.chosen.state === "free") {
      return { date, time, roomId };
    }
  }
  throw new Error("the demo has no such day");
}

export function roundOf({ date, time }: FreeTrip, more: object = {}): CartLine {
  return {
    kind: "golf",
    courseId: COURSE,
    date,
    time,
    players: 2,
    fees: FEES,
    cars: 0,
    callvan: "none",
    ...more,
  };
}

export function caddieOn(date: LocalDate): CartLine {
  return { kind: "caddy", caddyId: CADDIE, courseId: COURSE, date, price: won(10_000) };
}

/** A round with its van, a named caddie and two nights. */
export function linesOf(trip: FreeTrip): CartLine[] {
  const { date, roomId } = trip;
  return [
    roundOf(trip, { callvan: "round_trip", cars: 1 }),
    caddieOn(date),
    {
      kind: "hotel",
      hotelId: HOTEL,
      roomId,
      checkIn: date,
      checkOut: addDays(date, 2),
      rooms: 1,
      adults: 2,
      children: 0,
      price: won(0),
    },
  ];
}

/** Into the cart of the signed-in member; returns that member. */
export async function putInCart(
  request: APIRequestContext,
  origin: string | undefined,
  put: readonly CartLine[],
): Promise<string> {
  const { user } = await (await request.get("/api/_auth/session")).json();
  const data = { intent: "add", member: user.id, put };
  const answer = await request.post("/api/cart", { headers: { origin: origin ?? "" }, data });
  if (answer.status() !== 200) throw new Error(`not put in: ${await answer.text()}`);
  return user.id;
}
