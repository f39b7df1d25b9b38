import { ShieldCheck, SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { won } from "#app/domain/common/money.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import { askPlanPath, plansPath } from "#app/domain/planner/wish-address.ts";
import { travellersOf } from "#app/domain/planner/wish-parts.ts";
import { useTripTitle } from "#app/features/checkout/cart/trip/cart-head.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PlansPage } from "./load-plans.server.ts";
import { PlanCards } from "./plan-cards.tsx";
import { PlanDays } from "./plan-days.tsx";
import { PlanForm } from "./plan-form.tsx";
import { GoneNote, SavedNote } from "./plan-notes.tsx";
import { questionWords, swapPath, tripSearch } from "./plan-paths.ts";
import { PlanBar, PlanSummary } from "./plan-summary.tsx";
import { PlanWhy } from "./plan-why.tsx";

type ChosenPlanProps = { readonly page: PlansPage; readonly chosen: Plan };

/** One plan day by day, the others to choose from, and what can be done with it. */
export function ChosenPlan({ page, chosen }: ChosenPlanProps) {
  const { wish, plans, isChanged, names, products } = page;
  const { t } = useTranslation("planner");
  const title = useTripTitle(chosen.lines, products) ?? t("plans.title");
  const budget = wish.budget === undefined ? undefined : won(wish.budget);
  const question = questionWords(t("plans.question_title", { title }), chosen, names);
  return (
    <>
      <PageHead
        title={title}
        actions={
          <ButtonLink to={askPlanPath(wish)} variant="secondary" size="sm" className="print:hidden">
            <SlidersHorizontal aria-hidden="true" />
            {t("plans.change")}
          </ButtonLink>
        }
      />
      {page.isGone ? <GoneNote text={page.gone} /> : null}
      <SavedNote saved={page.saved} now={isChanged ? chosen.total : undefined} />
      <PlanForm plan={chosen} title={title} />
      <PlanCards
        plans={plans}
        chosen={chosen}
        budget={budget}
        names={names}
        pathOf={({ style }) => plansPath(wish, new URLSearchParams({ plan: style }))}
      />
      <div className="mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start lg:gap-10">
        <div className="min-w-0">
          <PlanWhy plan={chosen} wish={wish} names={names} isChanged={isChanged} />
          <PlanDays
            plan={chosen}
            products={products}
            names={names}
            swapPath={(line) => swapPath(wish, chosen, line)}
          />
          <Note tone="good" icon={ShieldCheck} className="mt-6" title={t("plans.proof")}>
            {t("plans.proof_text")}{" "}
            {isChanged ? null : t(chosen.optimum.proven ? "plans.proven" : "plans.unproven")}
          </Note>
        </div>
        <PlanSummary
          plan={chosen}
          shown={page.shown}
          people={travellersOf(wish)}
          budget={budget}
          title={title}
          search={`?${tripSearch(wish, chosen)}`}
          askPath={askPath(undefined, question)}
        />
      </div>
      <PlanBar plan={chosen} />
    </>
  );
}
