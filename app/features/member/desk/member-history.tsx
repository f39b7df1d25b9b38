import { AuditDiff } from "#app/features/desk/audit/audit-diff.tsx";
import { actionWord } from "#app/features/desk/audit/audit-words.ts";
import type { HistoryEntry } from "#app/features/desk/audit/record-history-queries.server.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { translator } from "#app/platform/i18n/i18n.ts";

/** What staff did about a member: who, when, why. */
export function MemberHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { locale, moment } = useAdminFormat();
  const t = translator(locale);
  return (
    <TableCard title={t("care:history")}>
      <ol className="grid gap-3 p-4">
        {entries.map(({ id, by, at, action, before, after }) => (
          <li key={id}>
            <b>{by ?? t("audit:nobody")}</b>{" "}
            <span className="text-13 text-ink-3">{moment(at)}</span>
            <span className="block">{actionWord(t, action)}</span>
            <AuditDiff before={before} after={after} />
          </li>
        ))}
        {entries.length === 0 ? <li className="text-ink-3">{t("care:no_history")}</li> : null}
      </ol>
    </TableCard>
  );
}
