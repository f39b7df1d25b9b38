import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { useQuestionDraft } from "./use-question-draft.ts";
import { usePictures } from "./use-question-pictures.ts";

export type AskAnswer = Failure | { readonly ok: true; readonly id: number };

const schema = () =>
  import("#app/domain/help/question/question-schema.ts").then(
    ({ questionSchema }) => questionSchema,
  );

/** State of the form: its pictures, its draft, and sending it once all pictures have arrived. */
export function useQuestionForm(serverFailure: Failure | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<AskAnswer>();
  const navigate = useNavigate();
  const localized = useLocalized();
  const pictures = usePictures();
  const draft = useQuestionDraft({
    form,
    pictures: pictures.saved,
    onPictures: pictures.restore,
  });
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : serverFailure;
  const { checks, errorOf, fresh } = useChecked(schema, failure);
  const [waits, setWaits] = useState(false);
  const busy = fetcher.state !== "idle" || answer?.ok === true || waits;

  const sent = useEffectEvent((id: number) => {
    draft.clear();
    void navigate(localized(`/qna/${id}?sent=1`), { replace: true });
  });
  useEffect(() => {
    if (answer?.ok) sent(answer.id);
  }, [answer]);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [failure]);

  const send = useEffectEvent(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    for (const src of pictures.sources) data.append("picture", src);
    // The server answers without a redirect, so that the draft can be deleted first.
    data.append("stay", "1");
    void fetcher.submit(data, { method: "post", defaultShouldRevalidate: false });
  });
  const isReady = waits && !pictures.isSending;
  useEffect(() => {
    if (!isReady) return;
    setWaits(false);
    send();
  }, [isReady]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    checks.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!busy && !pictures.error) setWaits(true);
  }

  return {
    formProps: { ...checks, ref: form, onSubmit, onInput: draft.touch },
    pictures,
    draft,
    errorOf,
    failure: fresh,
    busy,
    isWaiting: waits,
  };
}
