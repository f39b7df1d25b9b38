import type { APIRequestContext } from "@playwright/test";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { payFor, placeLines } from "./bought-lines.ts";
import { roundOf } from "./free-trip.ts";

/** A course that answers by hand: what is bought there waits for the desk. */
const COURSE = "th-amata-spring";

type Plan = { readonly chosen?: { readonly slots: { time: string; left: number }[] } };
export type BoughtRound = {
  readonly number: string;
  readonly total: number;
  readonly date: LocalDate;
};

export type PlacedRound = BoughtRound & {
  /** What the line is called in the cart. */
  readonly key: string;
  /** The simulator's card window for it. */
  readonly window: string;
};

type Choice = {
  readonly locale?: "ko" | "en";
  readonly course?: string;
  readonly players?: number;
};

/** Orders a round as the signed-in member, up to the card window; other tests cover the pages. */
export async function placeRound(
  request: APIRequestContext,
  baseURL: string,
  time: string,
  { locale = "ko", course = COURSE, players = 2 }: Choice = {},
): Promise<PlacedRound> {
  const date = await freeDay(request, time, course);
  const line = roundOf({ date, time, roomId: "" }, { courseId: course, players });
  const placed = await placeLines(request, baseURL, [line], locale);
  return { ...placed, date, key: lineKey(line) };
}

/** The first day from then on without a sale at this tee time: the demo has sold some. */
async function freeDay(
  request: APIRequestContext,
  time: string,
  course: string,
): Promise<LocalDate> {
  for (let inDays = 45; inDays < 75; inDays += 1) {
    const date = addDays(dateIn(SHOP_ZONE, new Date()), inDays);
    const answer = await request.get(`/api/course/${course}/plan?date=${date}&players=2`);
    const { chosen } = (await answer.json()) as Plan;
    if (chosen?.slots.some((slot) => slot.time === time && slot.left === 4)) return date;
  }
  throw new Error(`the demo has no ${time}`);
}

/** As `placeRound`, and pays for it. */
export async function buyRound(
  request: APIRequestContext,
  baseURL: string,
  time: string,
  choice: Choice = {},
): Promise<BoughtRound> {
  const placed = await placeRound(request, baseURL, time, choice);
  await payFor(request, baseURL, placed);
  return placed;
}
