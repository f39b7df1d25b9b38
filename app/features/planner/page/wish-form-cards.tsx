import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatWon, won } from "#app/domain/common/money.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { BUDGET_RANGE } from "#app/domain/planner/wish-address.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { RadioGroup, SelectField } from "#app/ui/form/field.tsx";
import { hintClass } from "#app/ui/form/field-class.ts";
import { roundCardClass } from "#app/ui/look/classes.ts";

type CardProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

export function Card({ id, title, children }: CardProps) {
  return (
    <section
      id={id}
      className={`${roundCardClass} grid scroll-mt-24 gap-4 p-5 target:border-pick-600`}
    >
      <h2 className="text-18">{title}</h2>
      {children}
    </section>
  );
}

/** At its right end there is no limit. */
export function Budget({ budget }: Pick<PlanWish, "budget">) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const [value, setValue] = useState(budget ?? BUDGET_RANGE.max);
  const isOpen = value >= BUDGET_RANGE.max;
  const money = (amount: number) => formatWon(won(amount), locale);
  return (
    <Card id="budget" title={t("card.budget")}>
      <label className="grid gap-2">
        <span className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="text-14 text-ink-2">{t("budget.label")}</span>
          <output className="font-bold tabular-nums">
            {isOpen ? t("budget.any") : t("budget.upto", { amount: money(value) })}
          </output>
        </span>
        <input
          type="range"
          name="budget"
          {...BUDGET_RANGE}
          className="h-11 w-full accent-fairway-700"
          aria-valuetext={isOpen ? t("budget.any") : money(value)}
          value={Math.min(value, BUDGET_RANGE.max)}
          onChange={(event) => setValue(Number(event.target.value))}
        />
      </label>
      <p className={hintClass}>{t("budget.hint")}</p>
    </Card>
  );
}

const STARS = ["5", "4", ""] as const;
const RIDES = ["", "all", "airport", "none"] as const;

export function HotelAndRides({ wish }: { readonly wish: PlanWish }) {
  const { t } = useTranslation("planner");
  const stars = wish.hotel?.stars;
  return (
    <>
      <Card id="hotel" title={t("card.hotel")}>
        <RadioGroup
          label={t("stars.label")}
          name="stars"
          look="segment"
          defaultValue={stars === 5 || stars === 4 ? String(stars) : ""}
          options={STARS.map((value) => ({ value, label: t(`stars.${value || "any"}`) }))}
        />
        <RadioGroup
          label={t("rooms.label")}
          name="rooms"
          look="segment"
          defaultValue={wish.hotel?.rooms ?? "twin"}
          options={(["twin", "single"] as const).map((value) => ({
            value,
            label: t(`rooms.${value}`),
          }))}
        />
      </Card>
      <Card id="more" title={t("card.more")}>
        <SelectField
          label={t("rides.label")}
          name="rides"
          defaultValue={wish.rides ?? ""}
          options={RIDES.map((value) => ({ value, label: t(`rides.${value || "any"}`) }))}
        />
      </Card>
    </>
  );
}
