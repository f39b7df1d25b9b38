import { Paperclip, Reply, Send, StickyNote } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { PictureChoice } from "#app/features/picture/picture-choice.tsx";
import { Button } from "#app/ui/button.tsx";
import { segmentClass } from "#app/ui/look/segment-class.ts";
import type { AnswerMode } from "./use-answer-form.ts";

type ModeSwitchProps = {
  readonly mode: AnswerMode;
  readonly onMode: (mode: AnswerMode) => void;
};

export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  const { t } = useTranslation("question-desk");
  return (
    <fieldset
      className={segmentClass({
        className: "[&_input]:inset-0 [&_svg]:size-4 [&>label]:min-h-9 [&>label]:text-14",
      })}
    >
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

export function AttachButton({ onAdd }: { readonly onAdd: (files: readonly File[]) => void }) {
  const { t } = useTranslation("question-desk");
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

type SendButtonsProps = { readonly mode: AnswerMode; readonly busy: boolean };

/** The button marked as primary is the one that Ctrl+Enter presses. */
export function SendButtons({ mode, busy }: SendButtonsProps) {
  const { t } = useTranslation("question-desk");
  if (mode === "note") {
    return (
      <Button type="submit" size="xs" name="intent" value="note" busy={busy} data-primary>
        <StickyNote aria-hidden="true" />
        {t("note.save")}
      </Button>
    );
  }
  return (
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
      <Button
        type="submit"
        size="xs"
        className="[&_kbd]:bg-transparent"
        name="intent"
        value="answer"
        busy={busy}
        data-primary
      >
        <Send aria-hidden="true" />
        {t("answer.next")}
        <Kbd onGreen>Ctrl ↵</Kbd>
      </Button>
    </>
  );
}
