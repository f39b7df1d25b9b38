import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { countCharacters } from "#app/domain/common/text/tidy.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { type TypedReview, useReviewDraft } from "./review-draft.ts";

/** An invalid field, or the first input of an invalid group. */
const INVALID_FIELD = "[aria-invalid]:not(fieldset), fieldset[aria-invalid] input";

const loadSchema = async () =>
  (await import("#app/domain/community/review/review-schema.ts")).reviewSchema;

export type ReviewFormOptions = {
  /** The address that the form is sent to: this page's, without its language. */
  readonly path: string;
  readonly memberId: string;
  readonly text?: TypedReview | undefined;
  readonly pictures: {
    /** The number of the picture that is being sent. */
    readonly sending: number | undefined;
    readonly send: () => Promise<readonly string[] | ErrorCode | undefined>;
  };
  /** What the server answered to a form that was sent without scripts. */
  readonly failure?: Failure | undefined;
  readonly onDone: (points: number) => void;
};

/** State of the form: its draft, its checks, and sending it. */
export function useReviewForm(props: ReviewFormOptions) {
  const { path, memberId, text, pictures, onDone } = props;
  const form = useRef<HTMLFormElement>(null);
  const [characters, setCharacters] = useState(() => countCharacters(text?.content ?? ""));
  const [asksLogin, setAsksLogin] = useState(false);
  const sending = useReviewSending(path, (points) => {
    draft.clear();
    onDone(points);
  });
  const draft = useReviewDraft({
    name: `${path}:${memberId}`,
    form,
    onText: ({ content }) => setCharacters(countCharacters(content)),
  });
  const failure = sending.failure ?? props.failure;
  const { checks, errorOf, fresh } = useChecked(loadSchema, failure);
  const busy = sending.busy || pictures.sending !== undefined;
  // The session ended while they were writing.
  const isLoggedOut = asksLogin || failure?.error === "auth.login_required";

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus();
  }, [failure]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const filled = event.currentTarget;
    checks.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (busy) return;
    draft.save();
    const sources = await pictures.send();
    setAsksLogin(sources === "auth.login_required");
    if (typeof sources === "object") sending.submit(filled, sources);
  }

  const formProps = {
    ...checks,
    ref: form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    onInput: draft.touch,
  };
  return { formProps, draft, characters, errorOf, fresh, busy, isLoggedOut };
}

type ReviewAnswer = Failure | { readonly ok: true; readonly points: number };

/** Sends a review to its page; `onDone` gets the points it earned. */
function useReviewSending(path: string, onDone: (points: number) => void) {
  const fetcher = useFetcher<ReviewAnswer>();
  const localized = useLocalized();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  useAnswer(answer, (result) => {
    if (result.ok) onDone(result.points);
  });
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
