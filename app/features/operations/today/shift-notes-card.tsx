import { clsx } from "clsx";
import { StickyNote } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_SHIFT_NOTE } from "#app/domain/operations/shift-note.ts";
import { tickClass } from "#app/features/desk/desk-classes.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import type { ShiftNotes } from "./shift-notes.server.ts";

const ACTION = "/admin?index";

type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error?: ErrorCode;
      readonly fields?: Readonly<Record<string, ErrorCode>>;
    };

type ShiftNotesCardProps = {
  readonly shift: ShiftNotes;
  /** Somebody else wrote something that the reader has not signed. */
  readonly isUnread: boolean;
};

/** What one shift tells the next: written, ticked, and signed by who read it. */
export function ShiftNotesCard({ shift, isUnread }: ShiftNotesCardProps) {
  const { t } = useTranslation("today");
  const { moment } = useAdminFormat();
  const { notes, reads } = shift;
  const [newest] = notes.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return (
    <section className="grid content-start gap-3 rounded-card border border-warn-100 bg-warn-50 p-4 text-warn-900">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-2 text-16">
          <StickyNote className="size-5" aria-hidden="true" />
          {t("shift")}
        </h2>
        {newest ? (
          <span className="text-13">
            {t("signed", { name: newest.author ?? t("gone"), at: moment(newest.createdAt) })}
          </span>
        ) : null}
      </header>
      {notes.length === 0 ? <p className="text-14">{t("no_notes")}</p> : null}
      <ul className="grid gap-2">
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ul>
      <NoteForm />
      <ReadBy reads={reads} isUnread={isUnread} />
    </section>
  );
}

function NoteRow({ note }: { readonly note: ShiftNotes["notes"][number] }) {
  const { t } = useTranslation("today");
  const fetcher = useFetcher<Answer>();
  const isDone = note.doneAt !== null;
  return (
    <li className="flex items-start gap-2">
      <input
        type="checkbox"
        className={`${tickClass} mt-0.5`}
        checked={isDone}
        disabled={fetcher.state !== "idle"}
        aria-label={t("tick", { text: note.text })}
        onChange={() =>
          void fetcher.submit(
            { intent: isDone ? "reopen" : "done", note: String(note.id) },
            { method: "post", action: ACTION },
          )
        }
      />
      <span className={clsx("min-w-0 whitespace-pre-line break-words", isDone && "line-through")}>
        {note.text}
        <span className="block text-13 opacity-80">
          {isDone ? t("done_by", { name: note.doneBy ?? t("gone") }) : (note.author ?? t("gone"))}
        </span>
      </span>
    </li>
  );
}

function NoteForm() {
  const { t } = useTranslation("today");
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.ok) form.current?.reset();
  }, [answer]);
  const refused = answer?.ok === false ? answer : undefined;
  return (
    <fetcher.Form ref={form} method="post" action={ACTION}>
      <input type="hidden" name="intent" value="note" />
      <span className="flex gap-2">
        <input
          name="text"
          required
          maxLength={MAX_SHIFT_NOTE}
          aria-label={t("note")}
          placeholder={t("note")}
          aria-invalid={refused ? true : undefined}
          className={inputClass({ className: "min-w-0 flex-1" })}
        />
        <Button type="submit" variant="secondary" size="xs" busy={fetcher.state !== "idle"}>
          {t("leave")}
        </Button>
      </span>
      <ErrorText code={refused?.fields?.text ?? refused?.error} />
    </fetcher.Form>
  );
}

type ReadByProps = { readonly reads: ShiftNotes["reads"]; readonly isUnread: boolean };

function ReadBy({ reads, isUnread }: ReadByProps) {
  const { t } = useTranslation("today");
  const { clock } = useAdminFormat();
  const fetcher = useFetcher<Answer>();
  const names = reads.map(({ reader, readAt }) => `${reader} ${clock(readAt, "Asia/Seoul")}`);
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-13">
      {names.length > 0 ? t("read_by", { names: names.join(", ") }) : t("read_by_nobody")}
      {isUnread ? (
        <Button
          variant="secondary"
          size="xs"
          busy={fetcher.state !== "idle"}
          onClick={() =>
            void fetcher.submit({ intent: "read" }, { method: "post", action: ACTION })
          }
        >
          {t("sign")}
        </Button>
      ) : null}
    </p>
  );
}
