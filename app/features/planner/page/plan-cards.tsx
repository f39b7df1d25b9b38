import { clsx } from "clsx";
import { Check, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatWon, type Won, won } from "#app/domain/common/money.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { shortPlaceName } from "#app/domain/order/trip/trip-summary.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import type { PlanNames } from "./plan-names-queries.server.ts";

type PlanCardsProps = {
  readonly plans: readonly Plan[];
  readonly chosen: Plan;
  readonly budget: Won | undefined;
  readonly names: PlanNames;
  readonly pathOf: (plan: Plan) => string;
};

/** The plans next to each other; each is an address of its own. */
export function PlanCards({ plans, chosen, budget, names, pathOf }: PlanCardsProps) {
  const { t } = useTranslation("planner");
  return (
    <nav aria-label={t("plans.cards")} className="print:hidden">
      <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-1 no-scrollbar md:mx-0 md:grid md:grid-cols-3 md:px-0">
        {plans.map((plan, index) => (
          <li key={plan.style} className="w-64 flex-none snap-start scroll-ms-4 md:w-auto">
            <PlanCard
              plan={plan}
              isChosen={plan === chosen}
              isBest={index === 0 && plans.length > 1}
              budget={budget}
              names={names}
              to={pathOf(plan)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PlanCardProps = {
  readonly plan: Plan;
  readonly isChosen: boolean;
  readonly isBest: boolean;
  readonly budget: Won | undefined;
  readonly names: PlanNames;
  readonly to: string;
};

function PlanCard({ plan, isChosen, isBest, budget, names, to }: PlanCardProps) {
  const { t } = useTranslation("planner");
  const nameOf = (id: string) => shortPlaceName(names[id] ?? id);
  const courses = new Set(linesOf(plan.lines, "golf").map(({ courseId }) => nameOf(courseId)));
  const hotels = linesOf(plan.lines, "hotel").map(({ hotelId }) => nameOf(hotelId));
  return (
    <AppLink
      to={to}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={clsx(
        roundCardClass,
        "block h-full p-4 hover:bg-sand",
        isChosen && "border-pick-600 bg-pick-50 ring-1 ring-pick-600",
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-2">
          <b className="text-18">{t(`style.${plan.style}`)}</b>
          {isBest ? <Badge tone="solid">{t("plans.best")}</Badge> : null}
        </span>
        <RadioMark isOn={isChosen} />
      </span>
      <Price className="mt-1" amount={plan.perPerson} unit={t("plans.per")} size="lg" />
      {budget === undefined ? null : <BudgetBadge left={won(budget - plan.perPerson)} />}
      <span className="mt-2 block text-14 leading-5.5 text-ink-2">
        {[...courses].join(" · ")}
        <br />
        {hotels.join(" · ")}
      </span>
    </AppLink>
  );
}

/** Only what is seen: the link says which plan is current. */
export function RadioMark({ isOn }: { readonly isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid size-6 flex-none place-items-center rounded-pill border-2",
        isOn ? "border-pick-600 bg-pick-600" : "border-line-3 bg-paper",
      )}
    >
      {isOn ? <span className="size-2.5 rounded-pill bg-paper" /> : null}
    </span>
  );
}

/** How a price for each traveller stands to the budget. */
export function BudgetBadge({ left }: { readonly left: Won }) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const amount = formatWon(won(Math.abs(left)), locale);
  return (
    <span className="mt-1 block">
      {left < 0 ? (
        <Badge tone="request" icon={TriangleAlert}>
          {t("plans.over", { amount })}
        </Badge>
      ) : (
        <Badge tone="instant" icon={Check}>
          {left === 0 ? t("plans.in_budget") : t("plans.left", { amount })}
        </Badge>
      )}
    </span>
  );
}
