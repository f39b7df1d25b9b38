import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { PARTIES } from "#app/domain/community/review/review.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { CharacterCounter } from "./character-counter.tsx";
import { RatingField } from "./rating-field.tsx";
import { REVIEW_FIELDS } from "./review-draft.ts";
import { LoginAgain, MistakeSummary, RestoredNote } from "./review-form-notes.tsx";
import { SubScoreFields } from "./sub-score-fields.tsx";
import { type ReviewFormOptions, useReviewForm } from "./use-review-form.ts";

/** The pictures of the review; passed in by the page because features/community owns the picture field. */
export type ReviewPictures = ReviewFormOptions["pictures"] & {
  readonly total: number;
  readonly field: (state: { error: ErrorCode | undefined; busy: boolean }) => ReactNode;
};

type ReviewFormProps = ReviewFormOptions & {
  readonly kind: ProductKind;
  readonly pictures: ReviewPictures;
  readonly submitLabel: string;
};

export function ReviewForm(props: ReviewFormProps) {
  const { path, kind, text, pictures, submitLabel } = props;
  const { t } = useTranslation("review");
  const localized = useLocalized();
  const { formProps, draft, characters, errorOf, fresh, busy, isLoggedOut } = useReviewForm(props);

  return (
    <Form method="post" action={localized(path)} noValidate {...formProps} className="grid gap-6">
      {isLoggedOut ? (
        <LoginAgain next={path} onBack={() => formProps.ref.current?.requestSubmit()} />
      ) : (
        <MistakeSummary
          codes={[...REVIEW_FIELDS, "picture"].flatMap((name) => errorOf(name) ?? [])}
          failure={fresh}
        />
      )}
      {draft.restored ? <RestoredNote onDiscard={draft.discard} /> : null}
      <RatingField rating={text?.rating} error={errorOf("rating")} />
      <SubScoreFields kind={kind} text={text} errorOf={errorOf} />
      <div className="grid gap-1">
        <TextArea
          name="content"
          label={t("write.content")}
          hint={t("write.content_hint")}
          defaultValue={text?.content}
          error={errorOf("content")}
          rows={8}
          required
        />
        <CharacterCounter characters={characters} />
      </div>
      {pictures.field({ error: errorOf("picture"), busy })}
      <SelectField
        name="party"
        label={t("write.party")}
        placeholder={t("write.party_none")}
        options={PARTIES.map((party) => ({ value: party, label: t(`party.${party}`) }))}
        defaultValue={text?.party}
        error={errorOf("party")}
      />
      <SubmitRow label={submitLabel} busy={busy} pictures={pictures} isSaved={draft.saved} />
    </Form>
  );
}

type SubmitRowProps = {
  readonly label: string;
  readonly busy: boolean;
  readonly pictures: ReviewPictures;
  readonly isSaved: boolean;
};

function SubmitRow({ label, busy, pictures: { sending, total }, isSaved }: SubmitRowProps) {
  const { t } = useTranslation("review");
  const savedText = isSaved ? t("write.saved") : "";
  return (
    <div className="grid gap-2">
      <Button type="submit" size="lg" block busy={busy}>
        {label}
      </Button>
      <p className="min-h-6 text-center text-14 text-ink-2" role="status">
        {sending === undefined ? savedText : t("write.sending", { number: sending, total })}
      </p>
    </div>
  );
}
