import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { AdminTable, type Column } from "#app/features/desk/list/desk-table.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import type { System } from "./system-queries.server.ts";

type Answer = { readonly ok: true } | { readonly ok: false; readonly error?: ErrorCode };

const SECOND = 1000;

type Job = System["jobs"][number];

/** The jobs of all instances: when each ran, when it runs next, and what failed. */
export function Jobs({ jobs }: { readonly jobs: System["jobs"] }) {
  const { t } = useTranslation("system");
  const { number, moment } = useAdminFormat();
  const spanOf = useTimeSpan();
  const columns: Column<Job>[] = [
    { header: t("job"), fixed: true, cell: ({ name }) => <b>{t(`job.${name}`)}</b> },
    { header: t("every"), nowrap: true, cell: ({ everyMs }) => spanOf(everyMs / SECOND) },
    {
      header: t("last"),
      nowrap: true,
      cell: ({ lastAt }) => (lastAt ? moment(lastAt) : t("not_yet")),
    },
    { header: t("next"), nowrap: true, cell: ({ nextAt }) => (nextAt ? moment(nextAt) : "") },
    { header: t("runs"), right: true, cell: ({ runs }) => number(runs) },
    { header: t("at_work"), right: true, cell: ({ running }) => number(running) },
    { header: t("failures"), cell: (job) => <Failures job={job} /> },
    { header: t("dead_jobs"), right: true, cell: ({ dead }) => number(dead) },
  ];
  return (
    <TableCard title={t("jobs")} count={jobs.length}>
      <AdminTable
        label={t("jobs")}
        columns={columns}
        rows={jobs}
        keyOf={({ name }) => name}
        wide={false}
      />
    </TableCard>
  );
}

function Failures({ job: { failures, lastFailedAt, lastFailure } }: { readonly job: Job }) {
  const { t } = useTranslation("system");
  const { number, moment } = useAdminFormat();
  if (failures === 0 || !lastFailedAt) return t("none");
  return (
    <b className="text-danger-700">
      {t("failed", {
        shown: number(failures),
        at: moment(lastFailedAt),
        kind: lastFailure ?? "",
      })}
    </b>
  );
}

/** What the payment provider called us about; it is never believed, only a reason to ask. */
export function Webhooks({ webhooks }: { readonly webhooks: System["webhooks"] }) {
  const { t } = useTranslation("system");
  const { moment } = useAdminFormat();
  return (
    <TableCard title={t("webhooks")}>
      {webhooks.length === 0 ? (
        <p className="px-4 py-4 text-ink-2">{t("no_webhooks")}</p>
      ) : (
        <ul className="px-4">
          {webhooks.map(({ id, event, order, status, createdAt }) => (
            <li
              key={id}
              className="flex flex-wrap gap-x-4 border-line border-b py-2 last:border-b-0"
            >
              <span className="tabular-nums whitespace-nowrap text-ink-2">{moment(createdAt)}</span>
              <b>{t(`webhook.${event}`)}</b>
              <span>{order ? `${order} · ${status}` : t("no_order")}</span>
            </li>
          ))}
        </ul>
      )}
    </TableCard>
  );
}

type SystemButtonProps = {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
  readonly busy?: boolean;
};

export function SystemButton({ label, values, busy = false }: SystemButtonProps) {
  const fetcher = useFetcher<Answer>();
  const refused = fetcher.data?.ok === false ? fetcher.data.error : undefined;
  return (
    <span className="inline-grid justify-items-end">
      <Button
        variant="secondary"
        size="xs"
        busy={busy || fetcher.state !== "idle"}
        onClick={() => void fetcher.submit({ ...values }, { method: "post" })}
      >
        {label}
      </Button>
      <ErrorText code={refused} />
    </span>
  );
}

/** In words and with a sign; the colour only repeats it. */
export function HealthMark({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <span
      className={
        isGood
          ? "inline-flex items-center gap-1.5 text-fairway-700"
          : "inline-flex items-center gap-1.5 font-semibold text-danger-700"
      }
    >
      <Icon className="size-4" aria-hidden="true" />
      {text}
    </span>
  );
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** Seconds in the largest unit that they fill: 3 s, 5 min, 1 h, 2 days. */
export function useTimeSpan() {
  const { t } = useTranslation("system");
  const { number } = useAdminFormat();
  return (seconds: number): string => {
    const countOf = (unit: number) => number(Math.round(seconds / unit));
    if (seconds < MINUTE) return t("seconds", { shown: countOf(1) });
    if (seconds < HOUR) return t("minutes", { shown: countOf(MINUTE) });
    return seconds < DAY
      ? t("hours", { shown: countOf(HOUR) })
      : t("days", { shown: countOf(DAY) });
  };
}
