import { useTranslation } from "react-i18next";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { AdminTable, type Column } from "#app/features/desk/list/desk-table.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { SystemButton } from "./system-parts.tsx";
import type { System } from "./system-queries.server.ts";

/** Counts by channel, and what was given up with a button to send it again. */
export function Outbox({ outbox: { counts, dead } }: { readonly outbox: System["outbox"] }) {
  const { t } = useTranslation("system");
  const { number } = useAdminFormat();
  return (
    <TableCard
      title={t("outbox")}
      action={
        dead.some(({ canRetry }) => canRetry) ? (
          <SystemButton label={t("retry_all")} values={{ intent: "retry_all" }} />
        ) : null
      }
    >
      <p id="outbox" className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3">
        {counts.length === 0 ? t("outbox_empty") : null}
        {counts.map(({ channel, status, count }) => (
          <span key={`${channel}:${status}`}>
            {t(`channel.${channel}`)} {t(`status.${status}`)}{" "}
            <b className="tabular-nums whitespace-nowrap">{number(count)}</b>
          </span>
        ))}
      </p>
      {dead.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2">{t("no_dead")}</p>
      ) : (
        <DeadMessages dead={dead} />
      )}
    </TableCard>
  );
}

type DeadMessagesProps = { readonly dead: System["outbox"]["dead"] };

function DeadMessages({ dead }: DeadMessagesProps) {
  const { t } = useTranslation("system");
  const { moment } = useAdminFormat();
  const columns: Column<DeadMessagesProps["dead"][number]>[] = [
    {
      header: t("message"),
      fixed: true,
      cell: ({ subject, channel }) => (
        <>
          <span className="font-semibold block">{subject}</span>
          <CellNote>{t(`channel.${channel}`)}</CellNote>
        </>
      ),
    },
    { header: t("recipient"), nowrap: true, cell: ({ recipient }) => recipient },
    {
      header: t("error"),
      cell: ({ lastError, tries }) => t("tried", { error: lastError ?? "", count: tries }),
    },
    { header: t("created"), nowrap: true, cell: ({ createdAt }) => moment(createdAt) },
    {
      header: t("again"),
      right: true,
      cell: ({ id, canRetry }) =>
        canRetry ? (
          <SystemButton label={t("retry")} values={{ intent: "retry", message: String(id) }} />
        ) : (
          <span className="text-13 text-ink-3">{t("erased")}</span>
        ),
    },
  ];
  return (
    <AdminTable
      label={t("given_up")}
      columns={columns}
      rows={dead}
      keyOf={({ id }) => id}
      wide={false}
    />
  );
}
