import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { spanBetween } from "#app/domain/desk/waiting.ts";
import type { UsualAnswer } from "#app/features/catalog/desk/suppliers/answer-times.server.ts";
import { useDeskLimits } from "#app/features/company/use-desk-limits.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";

const MINUTE_MS = 60_000;

/** How long suppliers usually take, the slowest last; beyond the limit it is said in words, too. */
export function AnswerTimesCard({ answers }: { readonly answers: readonly UsualAnswer[] }) {
  const { t } = useTranslation("today");
  const { span } = useAdminFormat();
  const limit = useDeskLimits().supplierAnswerHours * 60;
  const most = Math.max(limit, ...answers.map(({ minutes }) => minutes));
  return (
    <TableCard
      title={t("answers")}
      action={
        <Link to="/admin/suppliers" className={`${linkClass} text-14`}>
          {t("answers_book")}
        </Link>
      }
    >
      {answers.length === 0 ? (
        <p className="px-4 py-6 text-ink-2">{t("answers_none")}</p>
      ) : (
        <ul className="px-4 py-2">
          {answers.map(({ id, name, minutes }) => (
            <li
              key={id}
              className="grid min-h-11 grid-cols-[minmax(0,9rem)_minmax(0,1fr)_6rem] items-center gap-4"
            >
              <Link to={`/admin/suppliers/${id}`} className="truncate hover:underline">
                {name}
              </Link>
              <span className="h-1.5 rounded-pill bg-sand-2" aria-hidden="true">
                <i
                  className={clsx("block h-full rounded-pill", toneOf(minutes, limit))}
                  style={{ width: `${Math.max(2, Math.round((minutes / most) * 100))}%` }}
                />
              </span>
              <span
                className={clsx(
                  "tabular-nums whitespace-nowrap text-right",
                  minutes > limit && "text-danger-700",
                )}
              >
                {span(spanBetween(new Date(0), new Date(minutes * MINUTE_MS)))}
                {minutes > limit ? <span className="sr-only"> {t("answers_late")}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TableCard>
  );
}

function toneOf(minutes: number, limit: number): string {
  if (minutes > limit) return "bg-danger-700";
  return minutes * 4 > limit ? "bg-warn-500" : "bg-fairway-600";
}
