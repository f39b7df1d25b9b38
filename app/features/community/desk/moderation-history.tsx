import { useTranslation } from "react-i18next";
import type { HistoryEntry } from "#app/features/desk/audit/record-history-queries.server.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import type { PostReport } from "./moderation-queries.server.ts";

/** Who hid it, showed it again or replied, and when. */
export function ModerationHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation(["moderation", "desk"]);
  const { moment } = useAdminFormat();
  return (
    <section className={`${cardClass} p-4`}>
      <h2 className="text-16">{t("desk:record.history")}</h2>
      {entries.length === 0 ? <p className="text-ink-2">{t("desk:record.no_history")}</p> : null}
      <ol className="mt-2 grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{entry.by ?? t("desk:record.system")}</b>{" "}
            <span className="text-13 text-ink-3">{moment(entry.at)}</span>
            <p className="text-ink-2">
              {[
                t(`did.${entry.action.split(".")[1]}` as "did.hide"),
                typeof entry.after?.note === "string" ? entry.after.note : "",
              ]
                .filter(Boolean)
                .join(": ")}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function ReportCard({ reports }: { readonly reports: readonly PostReport[] }) {
  const { t } = useTranslation("moderation");
  const { moment } = useAdminFormat();
  if (reports.length === 0) return null;
  return (
    <TableCard title={t("reports")} count={reports.length}>
      <ol className="px-4">
        {reports.map((report) => (
          <li key={report.id} className="border-line border-b py-3 last:border-b-0">
            <p className="flex flex-wrap items-center gap-2">
              <b>{t(`report.${report.reason}`)}</b>
              <span className="text-13 text-ink-3">
                {report.by} · {moment(report.createdAt)}
              </span>
              {report.decidedAt ? <Badge>{t("reports.decided")}</Badge> : null}
            </p>
            {report.note ? <p className="text-ink-2">{report.note}</p> : null}
          </li>
        ))}
      </ol>
    </TableCard>
  );
}
