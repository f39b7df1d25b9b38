import { pickUpTime } from "#app/domain/pricing/van-price.ts";
import type { PlanChoice } from "../plan-candidates.ts";
import type { PlanReason } from "../plan-types.ts";
import type { SolveInput } from "./solve-input.ts";

type Round = PlanChoice["rounds"][number];

/** What else changes when one choice takes the place of another. */
export function whatMoves(
  before: PlanChoice,
  after: PlanChoice,
  { wish, candidates }: SolveInput,
): readonly PlanReason[] {
  const pickUp = ({ stay }: PlanChoice, { round }: Round) => {
    const hotel = candidates.hotels.find(({ id }) => id === stay.hotelId);
    return pickUpTime(round.time, hotel?.minutesTo[round.courseId] ?? 0);
  };
  const rides = after.rounds.flatMap((now, index): PlanReason[] => {
    const then = before.rounds[index];
    if (!now.withVan || !then?.withVan) return [];
    const [from, to] = [pickUp(before, then), pickUp(after, now)];
    const { day } = now.round;
    return from === to ? [] : [{ code: "moved_pick_up", values: { day, from, to } }];
  });
  const noVan = after.rounds.flatMap((now, index): PlanReason[] => {
    const isLost = before.rounds[index]?.withVan && !now.withVan;
    return isLost ? [{ code: "moved_no_van", values: { day: now.round.day } }] : [];
  });
  return [
    ...rides,
    ...noVan,
    ...carts(before, after),
    ...tips(before, after, candidates),
    ...gone(before, after, wish),
  ];
}

function carts(before: PlanChoice, after: PlanChoice): readonly PlanReason[] {
  const count = ({ rounds }: PlanChoice) =>
    rounds.reduce((sum, { round }) => sum + cartsOf(round), 0);
  const [from, to] = [count(before), count(after)];
  return from === to ? [] : [{ code: "moved_carts", values: { from, to } }];
}

function cartsOf({ lines }: Round["round"]): number {
  return lines.reduce((sum, line) => sum + (line.carts ?? 0), 0);
}

function tips(
  before: PlanChoice,
  after: PlanChoice,
  { courses }: SolveInput["candidates"],
): readonly PlanReason[] {
  const tip = (id: string) => courses.find((course) => course.id === id)?.tipBaht ?? 0;
  const sum = ({ rounds }: PlanChoice) =>
    rounds.reduce((total, { round }) => total + tip(round.courseId), 0);
  const [from, to] = [sum(before), sum(after)];
  return from === to ? [] : [{ code: "moved_tip", values: { from, to } }];
}

function gone(
  before: PlanChoice,
  after: PlanChoice,
  { must = [], hotel }: SolveInput["wish"],
): readonly PlanReason[] {
  const kept = new Set(after.caddies.map(({ caddieId }) => caddieId));
  const lost = before.caddies.filter(({ caddieId }) => !kept.has(caddieId));
  const played = new Set(after.rounds.map(({ round }) => round.courseId));
  const isOtherHotel = hotel?.id !== undefined && hotel.id !== after.stay.hotelId;
  return [
    ...lost.map(({ caddieId }) => ({ code: "moved_caddie", values: { caddy: caddieId } })),
    ...must
      .filter((id) => !played.has(id))
      .map((course) => ({ code: "moved_must", values: { course } })),
    ...(isOtherHotel && hotel.id ? [{ code: "moved_hotel", values: { hotel: hotel.id } }] : []),
  ];
}
