import { useTranslation } from "react-i18next";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { PostReport } from "./report-queries.server.ts";

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
