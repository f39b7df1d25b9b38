import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import type { PlanReason } from "#app/domain/planner/plan-types.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";

type Values = PlanReason["values"];
type Names = Readonly<Record<string, string>>;

const CLOCK = /^\d{2}:\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Values that are sums of money. */
const MONEY: ReadonlySet<string> = new Set(["amount", "won", "price", "less", "more"]);

/** The values of a reason as one reads them: ids become names, sums money, times and days words. */
export function saidValues(values: Values, locale: Locale, names: Names): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, said(name, value, locale, names)]),
  );
}

function said(name: string, value: string | number, locale: Locale, names: Names): string | number {
  if (typeof value === "number") return MONEY.has(name) ? formatWon(won(value), locale) : value;
  if (CLOCK.test(value)) return shortClock(value);
  if (DAY.test(value)) return formatShortDay(value as LocalDate, locale);
  return names[value] ?? value;
}

/** The ids that reasons mention, to look up their names. */
export function idsOfReasons(reasons: readonly PlanReason[]): string[] {
  return reasons.flatMap(({ values }) =>
    Object.values(values).filter((value) => typeof value === "string"),
  );
}
