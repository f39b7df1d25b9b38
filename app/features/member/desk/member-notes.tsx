import { useTranslation } from "react-i18next";
import { MAX_NOTE } from "#app/domain/member/member-care.ts";
import { AuditDiff } from "#app/features/desk/audit/audit-diff.tsx";
import { actionWord } from "#app/features/desk/audit/audit-words.ts";
import type { HistoryEntry } from "#app/features/desk/audit/record-history-queries.server.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { MemberNote } from "#app/features/member/care/care-queries.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextArea } from "#app/ui/form/field.tsx";
import { useCareForm } from "./care-form.tsx";

/** What colleagues tell each other; the member never sees it. */
export function MemberNotes({ notes }: { readonly notes: readonly MemberNote[] }) {
  const { t } = useTranslation("care");
  const { moment } = useAdminFormat();
  const { fetcher, form, busy, fields, error } = useCareForm();
  return (
    <TableCard
      title={t("notes")}
      action={<span className="text-13 text-ink-3">{t("notes_hint")}</span>}
    >
      <fetcher.Form ref={form} method="post" className="grid gap-2 p-4">
        <input type="hidden" name="intent" value="note" />
        <TextArea
          label={t("note")}
          name="text"
          maxLength={MAX_NOTE}
          rows={2}
          required
          error={fields.text}
        />
        <ErrorText code={error} />
        <Button
          type="submit"
          variant="secondary"
          size="xs"
          className="justify-self-end"
          busy={busy}
        >
          {t("note_save")}
        </Button>
      </fetcher.Form>
      <ul className="grid gap-3 px-4 pb-4">
        {notes.map(({ id, text, by, at }) => (
          <li key={id}>
            <b>{by ?? t("former_colleague")}</b>{" "}
            <span className="text-13 text-ink-3">{moment(at)}</span>
            <p className="mt-1 whitespace-pre-line rounded-[0.25rem_0.75rem_0.75rem] bg-warn-50 px-3 py-2">
              {text}
            </p>
          </li>
        ))}
        {notes.length === 0 ? <li className="text-ink-3">{t("no_notes")}</li> : null}
      </ul>
    </TableCard>
  );
}

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
