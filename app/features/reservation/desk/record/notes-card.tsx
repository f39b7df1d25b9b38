import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { noteForm } from "#app/domain/reservation/status/admin-forms.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationNote } from "#app/features/reservation/record/note-reservation.server.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextArea } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { RECORD_KEY } from "./record-keys.ts";

type NotesProps = { readonly notes: readonly ReservationNote[]; readonly canChange: boolean };

/** What colleagues tell each other; the customer never sees it. */
export function ReservationNotes({ notes, canChange }: NotesProps) {
  const { t } = useTranslation("reservation-desk");
  const { moment } = useAdminFormat();
  return (
    <section id="notes" className={`${cardClass} p-4`}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-16">{t("notes")}</h2>
        <span className="text-13 text-ink-3">{t("notes_hint")}</span>
      </div>
      {canChange ? <NoteForm /> : null}
      <ul className="mt-3 grid gap-3 text-14">
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
    </section>
  );
}

function NoteForm() {
  const { t } = useTranslation("reservation-desk");
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  const { checks, errorOf } = useChecked(noteForm, failure);
  useEffect(() => {
    if (fetcher.data?.ok) form.current?.reset();
  }, [fetcher.data]);
  return (
    <fetcher.Form ref={form} method="post" noValidate {...checks} className="mt-2 grid gap-2">
      <input type="hidden" name="intent" value="note" />
      <TextArea
        name="text"
        label={t("note")}
        rows={2}
        maxLength={1_000}
        required
        error={errorOf("text")}
        aria-keyshortcuts="N"
        {...{ [RECORD_KEY]: "KeyN" }}
      />
      <ErrorText
        code={failure && Object.keys(failure.fields).length === 0 ? failure.error : undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        size="xs"
        className="justify-self-end"
        busy={fetcher.state !== "idle"}
      >
        {t("note_save")}
      </Button>
    </fetcher.Form>
  );
}
