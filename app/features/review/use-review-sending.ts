import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

export type ReviewAnswer = Failure | { readonly ok: true; readonly points: number };

/** Sends a review to its page, and tells what it earned. */
export function useReviewSending(path: string, onDone: (points: number) => void) {
  const fetcher = useFetcher<ReviewAnswer>();
  const localized = useLocalized();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  const answered = useEffectEvent((told: ReviewAnswer) => {
    if (told.ok) onDone(told.points);
  });
  useEffect(() => {
    if (answer) answered(answer);
  }, [answer]);

  function submit(form: HTMLFormElement, pictures: readonly string[]): void {
    const data = new FormData(form);
    for (const src of pictures) data.append("picture", src);
    // Answered in place rather than sent on, so that the draft can be cleared away first.
    data.append("stay", "1");
    void fetcher.submit(data, {
      method: "post",
      action: localized(path),
      // The line cannot be reviewed any more: to fetch the page again would cross the way out of it.
      defaultShouldRevalidate: false,
    });
  }

  return {
    submit,
    failure: answer?.ok === false ? answer : undefined,
    busy: fetcher.state !== "idle" || answer?.ok === true,
  };
}
