import { type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { FeeKind } from "#app/domain/pricing/desk/fee-kinds.ts";
import type { CostKind } from "#app/domain/pricing/desk/margin.ts";
import { seenFare } from "#app/domain/pricing/desk/seen-rules.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { findVanFees } from "./fee-periods.server.ts";
import { productDayKey } from "./product-rules.server.ts";
import { type SavedRule, saveRule } from "./save-rule.server.ts";

type Saving = Pick<Services, "db" | "now">;
type Staff = { readonly id: string };

type NewCost = {
  readonly kind: CostKind;
  readonly productId: string;
  readonly startsOn: LocalDate;
  /** Null takes the entry away: the one before it lasts on. */
  readonly baht: number | null;
  /** What the form saw on that day, in the words of `seen-rules.ts`. */
  readonly seen: string;
};

export function saveNetCost(services: Saving, staff: Staff, cost: NewCost): Promise<SavedRule> {
  const { kind, productId, startsOn, baht, seen } = cost;
  return saveRule(services, staff, {
    rule: "net_cost",
    key: productDayKey({ kind, productId, startsOn }),
    seen,
    next: () => (baht === null ? undefined : { kind, productId, startsOn, baht }),
  });
}

type NewFee = {
  readonly courseId: string;
  readonly fee: FeeKind;
  readonly startsOn: LocalDate;
  /** Null takes the period away: the one before it lasts on. */
  readonly amount: Won | null;
  readonly seen: string;
};

/** A fee from a coming day on; the days of the calendar follow immediately. */
export async function saveFeePeriod(
  services: Saving,
  staff: Staff,
  { courseId, fee, startsOn, amount, seen }: NewFee,
): Promise<SavedRule> {
  if (startsOn <= shopDayOf(services.now())) throw new AppError("price.past");
  return saveRule(services, staff, {
    rule: "fee_period",
    key: productDayKey({ kind: fee, productId: courseId, startsOn }),
    seen,
    next: () => (amount === null ? undefined : { courseId, fee, startsOn, amount }),
  });
}

type VanFees = { readonly oneWayPrice: Won; readonly roundTripPrice: Won };
type NewVanFees = { readonly courseId: string; readonly seen: VanFees; readonly fees: VanFees };

/** The fares of the van to a course are those of its route. */
export async function saveVanFees(
  services: Saving,
  staff: Staff,
  { courseId, seen, fees }: NewVanFees,
): Promise<SavedRule> {
  const route = await findVanFees(services.db, courseId);
  if (!route) throw new AppError("common.not_found");
  const next = () => ({ id: route.id, ...fees });
  return saveRule(services, staff, { rule: "fare", key: route.id, seen: seenFare(seen), next });
}
