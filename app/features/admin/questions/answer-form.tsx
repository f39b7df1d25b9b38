import { Paperclip, Reply, Send, StickyNote } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import type { CannedFacts } from "#app/domain/question/fill-canned.ts";
import { MAX_MESSAGE } from "#app/domain/question/question-limits.ts";
import { PictureChoice } from "#app/features/question/form/picture-choice.tsx";
import { PictureTile } from "#app/features/question/form/picture-tiles.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, FailureText } from "#app/ui/form/field.tsx";
import { CannedMenu, useCannedMenu } from "./canned-menu.tsx";
import type { CannedAnswer } from "./canned-record.server.ts";
import type { Thread } from "./thread-queries.server.ts";
import { useAnswerForm } from "./use-answer-form.ts";

type AnswerFormProps = {
  readonly thread: Thread;
  readonly canned: readonly CannedAnswer[];
  readonly facts: CannedFacts;
};

/** An answer or a note; "answer and next" is the one primary button. */
export function AnswerForm({ thread, canned, facts }: AnswerFormProps) {
  const { t } = useTranslation("talk");
  const state = useAnswerForm(thread.id);
  const { mode, text, write, pictures, failure, busy } = state;
  const menu = useCannedMenu({
    canned: mode === "answer" ? canned : [],
    text,
    locale: thread.locale,
    facts,
    onInsert: (filled, id) => {
      write(filled);
      state.setCanned(id);
    },
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
    <form method="post" ref={state.form} onSubmit={state.onSubmit} className="dq-answer">
      <input type="hidden" name="version" value={thread.version} />
      <CannedMenu menu={menu} />
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <ModeSwitch mode={mode} onMode={state.setMode} />
        <span className="ml-auto hidden text-13 text-ink-3 md:block">
          <kbd className="kbd">/</kbd> {t("canned")} <kbd className="kbd">N</kbd> {t("note")}
        </span>
      </div>
      <textarea
        ref={state.field}
        name="content"
        className="input min-h-30 w-full py-2"
        rows={5}
        value={text}
        maxLength={MAX_MESSAGE}
        aria-label={t(mode === "note" ? "note" : "answer")}
        placeholder={t(mode === "note" ? "note.hint" : "answer.hint")}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {mode === "answer" && pictures.tiles.length > 0 ? (
        <ul className="upl mt-2">
          {pictures.tiles.map((tile, index) => (
            <PictureTile
              key={tile.key}
              tile={tile}
              number={index + 1}
              onRemove={() => pictures.remove(tile.key)}
            />
          ))}
        </ul>
      ) : null}
      <ErrorText code={pictures.error ?? failure?.fields.content ?? failure?.fields.picture} />
      <FailureText failure={failure} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {mode === "answer" ? <AttachButton onAdd={pictures.add} /> : null}
        <span className="ml-auto flex flex-wrap gap-2">
          {mode === "note" ? (
            <Button type="submit" size="xs" name="intent" value="note" busy={busy} data-primary>
              <StickyNote aria-hidden="true" />
              {t("note.save")}
            </Button>
          ) : (
            <>
              <Button
                type="submit"
                size="xs"
                variant="secondary"
                name="intent"
                value="ask_back"
                busy={busy}
              >
                {t("answer.ask_back")}
              </Button>
              <Button type="submit" size="xs" name="intent" value="answer" busy={busy} data-primary>
                <Send aria-hidden="true" />
                {t("answer.next")}
                <kbd className="kbd kbd-on-green">Ctrl ↵</kbd>
              </Button>
            </>
          )}
        </span>
      </div>
    </form>
  );
}

type ModeSwitchProps = {
  readonly mode: "answer" | "note";
  readonly onMode: (mode: "answer" | "note") => void;
};

function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  const { t } = useTranslation("talk");
  return (
    <fieldset className="segment dq-mode">
      <legend className="sr-only">{t("mode")}</legend>
      {(["answer", "note"] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="mode"
            value={each}
            checked={mode === each}
            onChange={() => onMode(each)}
          />
          {each === "answer" ? <Reply aria-hidden="true" /> : <StickyNote aria-hidden="true" />}
          <span>{t(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function AttachButton({ onAdd }: { readonly onAdd: (files: readonly File[]) => void }) {
  const { t } = useTranslation("talk");
  const label = t("attach", { max: MAX_IMAGES, size: MAX_IMAGE_MB });
  return (
    <PictureChoice label={label} onAdd={onAdd}>
      {(choose) => (
        <Button size="xs" variant="secondary" aria-label={label} title={label} onClick={choose}>
          <Paperclip aria-hidden="true" />
        </Button>
      )}
    </PictureChoice>
  );
}
