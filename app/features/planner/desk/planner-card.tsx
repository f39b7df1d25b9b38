import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PLAN_FIGURE_DAYS } from "#app/domain/planner/plan-figure.ts";
import { DetailRow, TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { PlannerDesk } from "./planner-desk-queries.server.ts";

/** In seconds. */
function tenths(ms: number): number {
  return Math.round(ms / 100) / 10;
}

/** The planner at the desk: from the question to the order, how long it takes, and what it does not understand. */
export function PlannerCard({ planner }: { readonly planner: PlannerDesk }) {
  const { t } = useTranslation("planner-desk");
  const { number } = useAdminFormat();
  const { averageMs, busy, waiting, words } = planner;
  return (
    <TableCard
      title={t("title")}
      action={
        <Link to="/admin/settings/planner" className={`${linkClass} text-14`}>
          {t("to_weights")}
        </Link>
      }
    >
      <p className="px-4 pt-3 text-ink-2">{t("hint", { count: PLAN_FIGURE_DAYS })}</p>
      <dl className="px-4 py-1">
        <DetailRow label={t("asked")}>{number(planner.asked)}</DetailRow>
        <DetailRow label={t("solved")}>
          {t("solved_detail", {
            plans: number(planner.solved),
            conflicts: number(planner.conflicts),
          })}
        </DetailRow>
        <DetailRow label={t("in_cart")}>{number(planner.inCart)}</DetailRow>
        <DetailRow label={t("bought")}>{number(planner.bought)}</DetailRow>
        <DetailRow label={t("time")}>
          {averageMs === null ? t("no_time") : t("seconds", { shown: number(tenths(averageMs)) })}
        </DetailRow>
        <DetailRow label={t("queue")}>
          {t("queue_detail", { waiting: number(waiting), busy: number(busy) })}
        </DetailRow>
        <DetailRow label={t("words")}>
          {words.length > 0
            ? words.map(({ text, count }) => `${text} ${number(count)}`).join(" · ")
            : t("no_words")}
        </DetailRow>
      </dl>
    </TableCard>
  );
}
