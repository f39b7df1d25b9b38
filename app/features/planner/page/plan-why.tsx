import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import type { PlanNames } from "./plan-names-queries.server.ts";
import { useReasonText } from "./use-reason-text.ts";

/** More would not be read. */
const MOST_REASONS = 4;

type PlanWhyProps = {
  readonly plan: Plan;
  readonly wish: PlanWish;
  readonly names: PlanNames;
  readonly isChanged: boolean;
};

/** The facts that spoke for this trip, and what was chosen because nobody asked for anything else. */
export function PlanWhy({ plan, wish, names, isChanged }: PlanWhyProps) {
  const { t } = useTranslation("planner");
  const reasonText = useReasonText(names);
  const chosen = useChosenWords(plan, wish);
  const reasons = plan.days
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === "round" || kind === "stay")
    .map(({ reason }) => reasonText(reason));
  return (
    <section className={`${roundCardClass} p-5`}>
      {isChanged ? null : (
        <>
          <h2 className="text-18">{t("plans.why")}</h2>
          <ul className="mt-2 grid gap-2">
            {[...new Set(reasons)].slice(0, MOST_REASONS).map((reason) => (
              <li key={reason} className="flex gap-2.5">
                <CircleCheck
                  aria-hidden="true"
                  className="mt-0.5 size-5 flex-none text-fairway-600"
                />
                {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen.length > 0 ? (
        <p className="mt-3 border-t border-line pt-3 text-14 text-ink-2 first:mt-0 first:border-0 first:pt-0">
          <b>{t("plans.chosen")}</b>
          <br />
          {chosen.join(" · ")}
        </p>
      ) : null}
    </section>
  );
}

/** What was left open, and how it was decided. */
function useChosenWords({ lines }: Plan, wish: PlanWish): string[] {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const [stay] = linesOf(lines, "hotel");
  const rounds = new Set(linesOf(lines, "golf").map(({ date, courseId }) => `${date}${courseId}`));
  const dates =
    stay && `${formatShortDay(stay.checkIn, locale)} – ${formatShortDay(stay.checkOut, locale)}`;
  const parts: (string | false | undefined)[] = [
    wish.from === undefined && dates && t("chosen.from", { value: dates }),
    wish.rounds === undefined && t("chosen.rounds", { count: rounds.size }),
    wish.hotel?.rooms === undefined && t("chosen.rooms"),
    wish.rides === undefined && t("chosen.rides"),
    wish.arrival === undefined && wish.departure === undefined && t("chosen.flights"),
  ];
  return parts.filter((part) => typeof part === "string");
}
