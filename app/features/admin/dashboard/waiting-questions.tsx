import { Clock3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TableCard } from "#app/features/admin/kit/detail-rows.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import type { QueueRow } from "#app/features/admin/questions/queue-queries.server.ts";

type WaitingQuestionsProps = { readonly rows: readonly QueueRow[]; readonly now: Date };

/** Longest waiting first. */
export function WaitingQuestions({ rows, now }: WaitingQuestionsProps) {
  const { t } = useTranslation("desk");
  const { ago } = useAdminFormat();
  return (
    <TableCard
      title={t("dashboard.waiting")}
      action={
        <Link to="/admin/qna" className="link">
          {t("dashboard.all")}
        </Link>
      }
    >
      {rows.length === 0 ? (
        <p className="px-4 py-6 text-ink-2">{t("dashboard.all_answered")}</p>
      ) : (
        <ul className="px-4">
          {rows.map(({ id, title, author, waitingSince, createdAt, type }) => (
            <li key={id} className="border-line border-b py-2.5 last:border-b-0">
              <Link to={`/admin/qna/${id}`} className="font-semibold hover:underline">
                {title}
              </Link>
              <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-3">
                <span className="sla ok !text-13">
                  <Clock3 aria-hidden="true" />
                  {ago(waitingSince ?? createdAt, now)}
                </span>
                {`${author} · ${t(`question_type.${type}`)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TableCard>
  );
}
