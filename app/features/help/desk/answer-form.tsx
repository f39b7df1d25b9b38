import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { MAX_MESSAGE } from "#app/domain/help/question/question-kinds.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { ChosenPictures } from "#app/features/help/question/form/picture-tiles.tsx";
import { ErrorText, FailureText } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { AttachButton, ModeSwitch, SendButtons } from "./answer-buttons.tsx";
import { AnswerText } from "./answer-text.tsx";
import { CannedMenu, useCannedMenu } from "./canned-menu.tsx";
import type { CannedAnswer } from "./canned-record.server.ts";
import type { Thread } from "./thread-queries.server.ts";
import { useAnswerForm } from "./use-answer-form.ts";

type AnswerFormProps = {
  readonly thread: Thread;
  readonly canned: readonly CannedAnswer[];
};

/** An answer or a note; "answer and next" is the one primary button. */
export function AnswerForm({ thread, canned }: AnswerFormProps) {
  const { t } = useTranslation("question-desk");
  const state = useAnswerForm(thread.id);
  const { mode, text, write, pictures, failure, busy } = state;
  const menu = useCannedMenu({
    canned: mode === "answer" ? canned : [],
    text,
    locale: thread.locale,
    facts: thread.facts,
    onInsert: state.canned.insert,
  });

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (menu.onKeyDown(event)) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      state.form.current?.querySelector<HTMLElement>("[data-primary]")?.click();
    }
    if (event.key === "Escape") event.currentTarget.blur();
  }
  return (
    <form
      method="post"
      ref={state.form}
      onSubmit={state.onSubmit}
      className="relative border-line border-t bg-paper px-5 pt-4 pb-3 [&_ul]:grid-cols-[repeat(auto-fill,6.5rem)]"
    >
      <input type="hidden" name="version" value={thread.version} />
      <CannedMenu menu={menu} />
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <ModeSwitch mode={mode} onMode={state.setMode} />
        <span className="ml-auto hidden text-13 text-ink-3 md:block">
          <Kbd>/</Kbd> {t("canned")} <Kbd>N</Kbd> {t("note")}
        </span>
      </div>
      <AnswerText
        field={state.field}
        marks={mode === "answer"}
        name="content"
        className={inputClass({ kind: "talk", className: "min-h-30! py-2" })}
        rows={5}
        value={text}
        maxLength={MAX_MESSAGE}
        aria-label={t(mode === "note" ? "note" : "answer")}
        placeholder={t(mode === "note" ? "note.hint" : "answer.hint")}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {mode === "answer" ? <ChosenPictures pictures={pictures} className="mt-2" /> : null}
      <ErrorText code={mistakeOf(state)} />
      <FailureText failure={failure} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {mode === "answer" ? <AttachButton onAdd={pictures.add} /> : null}
        <span className="ml-auto flex flex-wrap gap-2">
          <SendButtons mode={mode} busy={busy} />
        </span>
      </div>
    </form>
  );
}

function mistakeOf({ pictures, canned, failure }: ReturnType<typeof useAnswerForm>) {
  return pictures.error ?? canned.mistake ?? failure?.fields.content ?? failure?.fields.picture;
}
