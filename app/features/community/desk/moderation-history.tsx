import { useTranslation } from "react-i18next";
import type { HistoryEntry } from "#app/features/desk/audit/record-history-queries.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";

/** Who hid it, showed it again or replied, and when. */
export function ModerationHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation(["moderation", "desk"]);
  const { moment } = useAdminFormat();
  return (
    <section className="card p-4">
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
