import { Printer, Share } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon, type Won, won } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import { earliest, type ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { useCartRows } from "#app/features/checkout/cart/trip/cart-rows.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { panelClass } from "#app/ui/look/classes.ts";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { Price } from "#app/ui/money/price-tag.tsx";
import { RefundBox } from "#app/ui/money/refund-box.tsx";
import { useShare } from "#app/ui/overlay/use-share.ts";
import { Rows } from "#app/ui/rows.tsx";
import { PlanCartButton, PlanSaveButton } from "./plan-form.tsx";

type PlanSummaryProps = {
  readonly plan: Plan;
  readonly shown: readonly ShownLine[];
  readonly people: number;
  readonly budget: Won | undefined;
  readonly title: string;
  /** Of the address that opens this very trip. */
  readonly search: string;
  readonly askPath: string;
};

/** What the trip costs, what to bring, until when it can be cancelled, and the way to the cart. */
export function PlanSummary({
  plan,
  shown,
  people,
  budget,
  title,
  search,
  askPath,
}: PlanSummaryProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const money = (amount: number) => formatWon(won(amount), locale);
  const freeUntil = earliest(shown.map((line) => line.freeUntil));
  const share = useShare(title, useShareWords(), search);
  return (
    <aside
      className={`${panelClass} mt-8 p-5 lg:sticky lg:top-23 lg:mt-0 lg:p-6`}
      aria-labelledby="plan-sum"
    >
      <h2 id="plan-sum" className="text-18">
        {t("plans.sum", { style: t(`style.${plan.style}`), count: people })}
      </h2>
      <Rows
        className="mt-2"
        rows={useCartRows(shown)}
        total={{ label: t("plans.total"), amount: money(plan.total) }}
      />
      <p className="text-right text-14 text-ink-2 tabular-nums">
        {t("plans.each", { amount: money(plan.perPerson) })}
      </p>
      {budget === undefined ? null : <BudgetMeter budget={budget} spent={plan.perPerson} />}
      {plan.cashBaht > 0 ? (
        <CashBox
          title={t("plans.cash", {
            amount: numberFormat(LOCALE_TAG[locale]).format(plan.cashBaht),
          })}
          text={t("plans.cash_text")}
        />
      ) : null}
      <RefundBox
        className="mt-3"
        head={
          freeUntil
            ? t("plans.free_until", { day: formatShortDay(freeUntil, locale) })
            : t("plans.fee_now")
        }
      />
      <div className="mt-4 print:hidden max-lg:hidden">
        <PlanCartButton label={t("plans.add")} />
        <p className={`${hintClass} mt-2 text-center`}>{t("plans.add_note")}</p>
      </div>
      <div className="mt-4 grid gap-2 print:hidden">
        <PlanSaveButton />
        <Button variant="secondary" block onClick={() => void share()}>
          <Share aria-hidden="true" />
          {t("plans.share")}
        </Button>
        <Button variant="secondary" block onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t("plans.print")}
        </Button>
        <ButtonLink to={askPath} variant="ghost" block>
          {t("plans.question")}
        </ButtonLink>
      </div>
    </aside>
  );
}

function useShareWords() {
  const { t } = useTranslation("planner");
  return { share: t("plans.share"), copied: t("plans.copied"), byHand: t("plans.by_hand") };
}

type BudgetMeterProps = { readonly budget: Won; readonly spent: Won };

function BudgetMeter({ budget, spent }: BudgetMeterProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const left = won(Math.abs(budget - spent));
  const key = spent > budget ? "plans.over" : "plans.meter";
  return (
    <div className="mt-3">
      <progress
        className="h-2 w-full overflow-hidden rounded-pill bg-sand-2 accent-fairway-600"
        max={budget}
        value={Math.min(spent, budget)}
        aria-label={t("card.budget")}
      />
      <p className="flex justify-between gap-3 text-14 text-fairway-700">
        <b>{t(key, { amount: formatWon(left, locale) })}</b>
        <span className="text-ink-2 tabular-nums">{formatWon(budget, locale)}</span>
      </p>
    </div>
  );
}

/** On a phone the price and the way to the cart stay in view. */
export function PlanBar({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation("planner");
  return (
    <BottomBar>
      <div className="min-w-0 flex-1">
        <Price amount={plan.perPerson} unit={t("plans.per")} size="lg" />
      </div>
      <div className="flex-none">
        <PlanCartButton label={t("plans.add_short")} />
      </div>
    </BottomBar>
  );
}
