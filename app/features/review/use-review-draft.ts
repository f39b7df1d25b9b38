import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { dropDraft, keepDraft, keptDraft } from "#app/platform/browser/browser-draft.ts";

const FIELDS = ["rating", "content", "party"] as const;
export type ReviewWords = Readonly<Record<(typeof FIELDS)[number], string>>;
const PAUSE_MS = 400;

type ReviewDraft = {
  /** Whose it is and what it is about. */
  readonly name: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whenever the words may have changed. */
  readonly onWords: (words: ReviewWords) => void;
};

/** Keeps what is being written in this browser, and brings it back. */
export function useReviewDraft({ name, form, onWords }: ReviewDraft) {
  const key = `review-draft:${name}`;
  const [restored, setRestored] = useState(false);
  const [saved, setSaved] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = useEffectEvent((draftKey: string) => {
    if (!form.current) return;
    const words = keptDraft(draftKey, FIELDS, new Date());
    if (words) {
      fill(form.current, words);
      setRestored(true);
    }
    onWords(read(form.current));
  });
  useEffect(() => {
    begin(key);
    return () => clearTimeout(pause.current);
  }, [key]);

  function touch(): void {
    if (form.current) onWords(read(form.current));
    clearTimeout(pause.current);
    pause.current = setTimeout(keep, PAUSE_MS);
  }

  function keep(): void {
    clearTimeout(pause.current);
    if (form.current) setSaved(keepDraft(key, read(form.current), new Date()));
  }

  function drop(): void {
    clearTimeout(pause.current);
    setRestored(false);
    setSaved(false);
    dropDraft(key);
  }

  /** As if nothing had been written. */
  function discard(): void {
    drop();
    form.current?.reset();
    if (form.current) onWords(read(form.current));
  }

  return { restored, saved, touch, keep, drop, discard };
}

function read(form: HTMLFormElement): ReviewWords {
  const data = new FormData(form);
  const of = (field: (typeof FIELDS)[number]) => String(data.get(field) ?? "");
  return { rating: of("rating"), content: of("content"), party: of("party") };
}

function fill(form: HTMLFormElement, words: ReviewWords): void {
  for (const field of FIELDS) {
    const element = form.elements.namedItem(field);
    if (element && "value" in element) element.value = words[field];
  }
}
