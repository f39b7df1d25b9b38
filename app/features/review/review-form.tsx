import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ErrorCode } from "#app/domain/errors.ts";
import { PARTIES } from "#app/domain/review/review.ts";
import { lettersOf, reviewSchema } from "#app/domain/review/review-form.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { LetterCounter } from "./letter-counter.tsx";
import { RatingField } from "./rating-field.tsx";
import { LoginAgain, MistakeSummary, RestoredNote } from "./review-form-notes.tsx";
import { type ReviewWords, useReviewDraft } from "./use-review-draft.ts";
import { useReviewSending } from "./use-review-sending.ts";

/** Pictures on their way into the review; the page brings them, since posts have them too. */
export type ReviewPictures = {
  readonly total: number;
  readonly sending: number | undefined;
  readonly send: () => Promise<readonly string[] | ErrorCode>;
  readonly field: (state: { error: ErrorCode | undefined; busy: boolean }) => ReactNode;
};

type ReviewFormProps = {
  /** Where it is sent: the address of this page, without its language. */
  readonly path: string;
  readonly memberId: string;
  readonly words?: ReviewWords | undefined;
  readonly pictures: ReviewPictures;
  /** What the server said to a form that was sent without scripts. */
  readonly failure?: Failure | undefined;
  readonly submitLabel: string;
  readonly onDone: (points: number) => void;
};

/** A field, or the first of a group. */
const MISTAKEN = "[aria-invalid]:not(fieldset), fieldset[aria-invalid] input";

export function ReviewForm(props: ReviewFormProps) {
  const { path, memberId, words, pictures, submitLabel } = props;
  const { t } = useTranslation("review");
  const localized = useLocalized();
  const form = useRef<HTMLFormElement>(null);
  const [letters, setLetters] = useState(() => lettersOf(words?.content ?? ""));
  const [asksLogin, setAsksLogin] = useState(false);
  const sending = useReviewSending(path, (points) => {
    draft.drop();
    props.onDone(points);
  });
  const draft = useReviewDraft({
    name: `${path}:${memberId}`,
    form,
    onWords: ({ content }) => setLetters(lettersOf(content)),
  });
  const failure = sending.failure ?? props.failure;
  const { checks, errorOf, fresh } = useChecked(reviewSchema, failure);
  const busy = sending.busy || pictures.sending !== undefined;
  // The session ended while they were writing.
  const isLoggedOut = asksLogin || failure?.error === "auth.login_required";

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>(MISTAKEN)?.focus();
  }, [failure]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const filled = event.currentTarget;
    checks.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (busy) return;
    draft.keep();
    const sources = await pictures.send();
    setAsksLogin(sources === "auth.login_required");
    if (typeof sources !== "string") sending.submit(filled, sources);
  }

  return (
    <Form
      ref={form}
      method="post"
      action={localized(path)}
      noValidate
      {...checks}
      onSubmit={(event) => void onSubmit(event)}
      onInput={draft.touch}
      className="grid gap-6"
    >
      {isLoggedOut ? (
        <LoginAgain next={path} />
      ) : (
        <MistakeSummary
          codes={["rating", "content", "party", "picture"].flatMap((name) => errorOf(name) ?? [])}
          failure={fresh}
        />
      )}
      {draft.restored ? <RestoredNote onDiscard={draft.discard} /> : null}
      <RatingField rating={words?.rating} error={errorOf("rating")} />
      <div className="grid gap-1">
        <TextArea
          name="content"
          label={t("write.content")}
          hint={t("write.content_hint")}
          defaultValue={words?.content}
          error={errorOf("content")}
          rows={8}
          required
        />
        <LetterCounter letters={letters} />
      </div>
      {pictures.field({ error: errorOf("picture"), busy })}
      <SelectField
        name="party"
        label={t("write.party")}
        placeholder={t("write.party_none")}
        options={PARTIES.map((party) => ({ value: party, label: t(`party.${party}`) }))}
        defaultValue={words?.party}
        error={errorOf("party")}
      />
      <div className="grid gap-2">
        <Button type="submit" size="lg" block busy={busy}>
          {submitLabel}
        </Button>
        <p className="min-h-6 text-center text-14 text-ink-2" role="status">
          {statusText()}
        </p>
      </div>
    </Form>
  );

  function statusText(): string {
    if (pictures.sending !== undefined) {
      return t("write.sending", { number: pictures.sending, total: pictures.total });
    }
    return draft.saved ? t("write.saved") : "";
  }
}
