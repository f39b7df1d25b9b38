import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { nearestPlan } from "./nearest-plan.ts";
import type { Plan } from "./plan-types.ts";

const ride = (date: `${number}-${number}-${number}`): CartLine => ({
  ...{ kind: "callvan", routeId: "r", date, people: 2, price: won(1) },
});
const plan = (style: Plan["style"], ...lines: CartLine[]) => ({ style, lines }) as unknown as Plan;
const [monday, tuesday, friday] = [ride("2027-01-11"), ride("2027-01-12"), ride("2027-01-15")];

test("the nearest plan has most of the lines, the first of equals", () => {
  const plans = [plan("balanced", friday), plan("value", monday), plan("near", monday, tuesday)];
  expect(nearestPlan(plans, [monday, tuesday])?.style).toBe("near");
  expect(nearestPlan(plans, [monday])?.style).toBe("value");
  expect(nearestPlan(plans, [ride("2027-03-01")])?.style).toBe("balanced");
  expect(nearestPlan([], [monday])).toBeUndefined();
});
