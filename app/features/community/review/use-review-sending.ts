import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

export type ReviewAnswer = Failure | { readonly ok: true; readonly points: number };

/** Sends a review to its page; `onDone` gets the points it earned. */
export function useReviewSending(path: string, onDone: (points: number) => void) {
  const fetcher = useFetcher<ReviewAnswer>();
  const localized = useLocalized();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  const answered = useEffectEvent((result: ReviewAnswer) => {
    if (result.ok) onDone(result.points);
  });
  useEffect(() => {
    if (answer) answered(answer);
  }, [answer]);

  function submit(form: HTMLFormElement, pictures: readonly string[]): void {
    const data = new FormData(form);
    for (const src of pictures) data.append("picture", src);
    // The server answers without a redirect, so that the draft can be deleted first.
    data.append("stay", "1");
    void fetcher.submit(data, {
      method: "post",
      action: localized(path),
      // The line can no longer be reviewed: revalidating this page would fail before the navigation ends.
      defaultShouldRevalidate: false,
    });
  }

  return {
    submit,
    failure: answer?.ok === false ? answer : undefined,
    busy: fetcher.state !== "idle" || answer?.ok === true,
  };
}
