import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFetcher, useRevalidator } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { placeholdersIn } from "#app/domain/help/question/fill-canned.ts";
import { usePictures } from "#app/features/help/question/form/use-question-pictures.ts";
import { useBrowserDraft } from "#app/platform/browser/use-browser-draft.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { selectIn } from "./answer-text.tsx";

export type AnswerMode = "answer" | "note";

/** The text of an answer, its draft in this browser, and sending it. */
export function useAnswerForm(id: number) {
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [mode, setMode] = useState<AnswerMode>("answer");
  const { text, setText, write, draft } = useAnswerDraft(id);
  const canned = useCanned({ text, write, field });
  const pictures = usePictures();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;

  useAnswer(answer, (result) => {
    if (result.ok) {
      setText("");
      pictures.restore("");
      setMode("answer");
      return;
    }
    draft.save({ content: text });
    // Messages sent meanwhile are fetched, and with them the version that a second try carries.
    if (result.error === "qna.answered_meanwhile") void revalidate();
  });
  useStartAnswer((wanted, first) => {
    setMode(wanted);
    if (first && text === "") write(first);
    field.current?.focus();
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fetcher.state !== "idle" || pictures.isSending || pictures.error) return;
    if (mode === "answer" && canned.refuses()) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    if (mode === "answer") addTo(data, { sources: pictures.sources, canned: canned.id });
    // Now, since the way to the next question unmounts this form; a refusal brings it back.
    draft.clear();
    void fetcher.submit(data, { method: "post" });
  }

  return {
    form,
    field,
    mode,
    setMode,
    text,
    write,
    canned,
    pictures,
    failure,
    onSubmit,
    busy: fetcher.state !== "idle" || pictures.isSending,
  };
}

type Added = { readonly sources: readonly string[]; readonly canned: number | undefined };

function addTo(data: FormData, { sources, canned }: Added): void {
  for (const src of sources) data.append("picture", src);
  if (canned) data.set("canned", String(canned));
}

type CannedText = {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** Puts a canned answer into the text. What it left to write is ready to be typed over, and is not sent. */
function useCanned({ text, write, field }: CannedText) {
  const [id, setId] = useState<number>();
  const [refused, setRefused] = useState<string>();

  function lead(within: string): boolean {
    const [left] = placeholdersIn(within);
    if (left) selectIn(field.current, left);
    return left !== undefined;
  }

  function insert(filled: string, canned: number): void {
    flushSync(() => write(filled));
    setId(canned);
    lead(filled);
  }

  function refuses(): boolean {
    const isLeft = lead(text);
    setRefused(isLeft ? text : undefined);
    return isLeft;
  }

  const mistake: ErrorCode | undefined =
    refused !== undefined && refused === text ? "qna.placeholder_left" : undefined;
  return { id, insert, refuses, mistake };
}

/** What is typed survives a reload of this browser. */
function useAnswerDraft(id: number) {
  const [text, setText] = useState("");
  const draft = useBrowserDraft({
    key: `answer-draft:${id}`,
    fields: ["content"],
    onStored: (stored) => {
      if (stored) setText(stored.content);
      return stored !== undefined;
    },
  });

  function write(next: string): void {
    setText(next);
    draft.save({ content: next });
  }

  return { draft, text, setText, write };
}

/** The keys and buttons of the page ask for an answer or a note by an event. */
function useStartAnswer(start: (mode: AnswerMode, text: string | undefined) => void): void {
  const onStart = useEffectEvent((event: Event) => {
    const { mode, text } = (event as CustomEvent).detail;
    start(mode, text);
  });
  useEffect(() => {
    document.addEventListener("start-answer", onStart);
    return () => document.removeEventListener("start-answer", onStart);
  }, []);
}
