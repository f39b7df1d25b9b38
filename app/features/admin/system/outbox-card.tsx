import { useTranslation } from "react-i18next";
import { TableCard } from "#app/features/admin/kit/detail-rows.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
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
            {t(`channel.${channel}`)} {t(`status.${status}`)} <b className="num">{number(count)}</b>
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
  return (
    <div className="overflow-x-auto">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t("message")}</th>
            <th scope="col">{t("recipient")}</th>
            <th scope="col">{t("error")}</th>
            <th scope="col">{t("created")}</th>
            <th scope="col">
              <span className="sr-only">{t("retry")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {dead.map((each) => (
            <tr key={each.id}>
              <th scope="row">{`${each.template} · ${t(`channel.${each.channel}`)}`}</th>
              <td>{each.recipient}</td>
              <td>{t("tried", { error: each.lastError ?? "", count: each.tries })}</td>
              <td>{moment(each.createdAt)}</td>
              <td className="r">
                {each.canRetry ? (
                  <SystemButton
                    label={t("retry")}
                    values={{ intent: "retry", message: String(each.id) }}
                  />
                ) : (
                  <span className="text-13 text-ink-3">{t("erased")}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
