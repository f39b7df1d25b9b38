import { useTranslation } from "react-i18next";
import { DetailCard, DetailRow, TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { HealthMark, SystemButton, useTimeSpan } from "./system-parts.tsx";
import type { System } from "./system-queries.server.ts";

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;
/** Warns when less than this share of the disk is free. */
const LOW_DISK = 0.1;

/** Database, disk, memory and versions of the instance that answered. */
export function Health({ health }: { readonly health: System["health"] }) {
  const { t } = useTranslation("system");
  const { number } = useAdminFormat();
  const spanOf = useTimeSpan();
  const { database, disk, memory } = health;
  const gigabytes = (bytes: number) => number(Math.round(bytes / GIGABYTE));
  return (
    <DetailCard title={t("health")}>
      <DetailRow label={t("database")}>
        <HealthMark
          isGood
          text={t("database_detail", {
            version: database.version ?? "",
            ms: number(database.ms),
            size: number(Math.round((database.bytes ?? 0) / MEGABYTE)),
          })}
        />
      </DetailRow>
      <DetailRow label={t("disk")}>
        {disk ? (
          <HealthMark
            isGood={disk.free / disk.all >= LOW_DISK}
            text={t("disk_detail", { free: gigabytes(disk.free), all: gigabytes(disk.all) })}
          />
        ) : (
          t("unknown")
        )}
      </DetailRow>
      <DetailRow label={t("memory")}>
        {t("megabytes", { shown: number(Math.round(memory / MEGABYTE)) })}
      </DetailRow>
      <DetailRow label={t("up")}>{spanOf(health.upSeconds)}</DetailRow>
      <DetailRow label={t("versions")}>
        {t("versions_detail", { node: health.node, build: health.build, mode: health.mode })}
      </DetailRow>
      <DetailRow label={t("mail")}>
        <HealthMark isGood={health.hasMail} text={t(health.hasMail ? "mail_on" : "mail_off")} />
      </DetailRow>
      <DetailRow label={t("provider")}>
        <HealthMark
          isGood={health.hasPayments && !health.isProviderDown}
          text={t(providerWord(health))}
        />
      </DetailRow>
    </DetailCard>
  );
}

function providerWord({ hasPayments, isProviderDown }: System["health"]) {
  if (!hasPayments) return "provider_none";
  return isProviderDown ? "provider_down" : "provider_up";
}

type ReconciliationProps = Pick<System, "reports" | "overdue">;

/** Paid orders against the provider, and every sum counted again; runs in the background. */
export function Reconciliation({ reports, overdue }: ReconciliationProps) {
  const { t } = useTranslation("system");
  const { number } = useAdminFormat();
  const isRunning = reports.some(({ endedAt }) => endedAt === null);
  return (
    <TableCard
      title={t("reconciliation")}
      action={
        <SystemButton label={t("reconcile")} values={{ intent: "reconcile" }} busy={isRunning} />
      }
    >
      <p className="px-4 pt-3 text-ink-2">{t("reconcile_hint")}</p>
      <p className="px-4 pt-1">
        <HealthMark
          isGood={overdue === 0}
          text={overdue === 0 ? t("no_overdue") : t("overdue", { shown: number(overdue) })}
        />
      </p>
      {reports.length === 0 ? <p className="px-4 py-4 text-ink-2">{t("no_reports")}</p> : null}
      <ul className="px-4 pb-2">
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </TableCard>
  );
}

function Report({ report }: { readonly report: System["reports"][number] }) {
  const { t } = useTranslation("system");
  const { moment, number } = useAdminFormat();
  const { breaches, payments } = report;
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <span className="tabular-nums whitespace-nowrap text-ink-2">{moment(report.startedAt)}</span>{" "}
      {report.by ?? t("former")} {report.endedAt === null ? <b>{t("running")}</b> : null}
      {report.failure ? (
        <HealthMark isGood={false} text={t("report_failed", { reason: report.failure })} />
      ) : null}
      {breaches ? (
        <HealthMark
          isGood={breaches.length === 0}
          text={
            breaches.length === 0
              ? t("agrees", { payments: payments === null ? t("own_records") : number(payments) })
              : t("breaches", { shown: number(breaches.length) })
          }
        />
      ) : null}
      {breaches && breaches.length > 0 ? (
        <ul className="mt-1 grid gap-1 text-13">
          {breaches.slice(0, 20).map(({ rule, subject, detail }) => (
            <li key={`${rule}${subject}${detail}`}>
              <b>{rule}</b> {subject}: {detail}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
