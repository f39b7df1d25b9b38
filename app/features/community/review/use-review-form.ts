import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { countCharacters, reviewSchema } from "#app/domain/community/review/review-schema.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useChecked } from "#app/ui/form/use-checked.ts";
import type { TypedReview } from "./review-draft.ts";
import { useReviewDraft } from "./review-draft.ts";
import { useReviewSending } from "./use-review-sending.ts";

/** An invalid field, or the first input of an invalid group. */
const INVALID_FIELD = "[aria-invalid]:not(fieldset), fieldset[aria-invalid] input";

export type ReviewFormOptions = {
  /** Where it is sent: the address of this page, without its language. */
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
  const { checks, errorOf, fresh } = useChecked(reviewSchema, failure);
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
