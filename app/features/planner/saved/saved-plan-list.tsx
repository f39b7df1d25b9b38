import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import type { ShownPlan } from "./shown-plans.server.ts";

/** Each with its days and what it cost then; it opens with what it costs today. */
export function SavedPlanList({ plans }: { readonly plans: readonly ShownPlan[] }) {
  const { t } = useTranslation("planner");
  return (
    <ul className="grid gap-3" aria-label={t("saved.title")}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

function PlanRow({ plan }: { readonly plan: ShownPlan }) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const { id, title, span, places, total, savedOn, isOver, path } = plan;
  const isRemoving = useNavigation().formData?.get("id") === id;
  return (
    <li className={`${roundCardClass} p-4 md:p-5`}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-18">{title}</h2>
          {span ? (
            <p className="text-ink-2 tabular-nums">
              {`${formatDay(span.first, locale)} – ${formatShortDay(span.last, locale)}`}
            </p>
          ) : null}
          <p className="mt-1 text-14 text-ink-2">{places.join(" · ")}</p>
        </div>
        <Form method="post" className="-mt-2 -mr-2">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <IconButton
            type="submit"
            icon={Trash2}
            tone="quiet"
            disabled={isRemoving}
            label={t("saved.remove", { title })}
          />
        </Form>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-ink-2">
          <b className="block text-16 text-ink tabular-nums">
            {t("saved.price", { amount: formatWon(total, locale) })}
          </b>
          {t("saved.at", { day: formatShortDay(savedOn, locale) })}
        </p>
        {isOver ? (
          <p className="text-14 text-ink-2">{t("saved.over")}</p>
        ) : (
          <ButtonLink to={path} size="sm" variant="secondary">
            {t("saved.open")}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
