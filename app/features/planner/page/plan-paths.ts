import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { searchOfTrip } from "#app/domain/planner/trip-address.ts";
import { searchOfWish } from "#app/domain/planner/wish-address.ts";
import type { PlanNames } from "./plan-names-queries.server.ts";

/** Opens exactly this trip, even if its wish would be planned differently by then. */
export function tripSearch(wish: PlanWish, { lines }: Pick<Plan, "lines">): URLSearchParams {
  return new URLSearchParams([...searchOfWish(wish), ...searchOfTrip(lines)]);
}

/** Where something else can be chosen for a line. */
export function swapPath(wish: PlanWish, plan: Plan, line: CartLine): string {
  const search = tripSearch(wish, plan);
  search.set("line", lineKey(line));
  return `/ai/swap?${search}`;
}

/** The trip as a question begins with it. */
export function questionWords(title: string, plan: Plan, names: PlanNames) {
  const lines = plan.lines.flatMap((line) => {
    if (line.kind === "golf") return [`${line.date} ${line.time} ${names[line.courseId] ?? ""}`];
    if (line.kind !== "hotel") return [];
    return [`${line.checkIn} – ${line.checkOut} ${names[line.hotelId] ?? ""}`];
  });
  return { title, content: `${lines.join("\n")}\n\n` };
}
