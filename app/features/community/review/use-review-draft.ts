import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "#app/platform/browser/browser-draft.ts";
import { REVIEW_FIELDS, type TypedReview, typedReview } from "./typed-review.ts";

const PAUSE_MS = 400;

type ReviewDraft = {
  /** Whose it is and what it is about. */
  readonly name: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whenever the text may have changed. */
  readonly onText: (text: TypedReview) => void;
};

/** Saves the draft in this browser and restores it. */
export function useReviewDraft({ name, form, onText }: ReviewDraft) {
  const key = `review-draft:${name}`;
  const [restored, setRestored] = useState(false);
  const [saved, setSaved] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = useEffectEvent((draftKey: string) => {
    if (!form.current) return;
    const text = readDraft(draftKey, REVIEW_FIELDS, new Date());
    if (text) {
      fill(form.current, text);
      setRestored(true);
    }
    onText(read(form.current));
  });
  useEffect(() => {
    begin(key);
    return () => clearTimeout(pause.current);
  }, [key]);

  function touch(): void {
    if (form.current) onText(read(form.current));
    clearTimeout(pause.current);
    pause.current = setTimeout(save, PAUSE_MS);
  }

  function save(): void {
    clearTimeout(pause.current);
    if (form.current) setSaved(saveDraft(key, read(form.current), new Date()));
  }

  function clear(): void {
    clearTimeout(pause.current);
    setRestored(false);
    setSaved(false);
    deleteDraft(key);
  }

  /** Empties the form too. */
  function discard(): void {
    clear();
    form.current?.reset();
    if (form.current) onText(read(form.current));
  }

  return { restored, saved, touch, save, clear, discard };
}

function read(form: HTMLFormElement): TypedReview {
  return typedReview(new FormData(form));
}

function fill(form: HTMLFormElement, text: TypedReview): void {
  for (const field of REVIEW_FIELDS) {
    const element = form.elements.namedItem(field);
    if (element && "value" in element) element.value = text[field];
  }
}
