import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import {
  MAX_REVIEW_CHARACTERS,
  PARTIES,
  RATINGS,
  subScoresOf,
} from "#app/domain/community/review/review.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { canLogInHere, logInHere } from "#app/platform/session/login-here.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { fieldClass, labelClass } from "#app/ui/form/field-class.ts";
import { MistakeSummary, RestoredNote, SubmitRow } from "#app/ui/form/long-form.tsx";
import { Note } from "#app/ui/note.tsx";
import { RatingField } from "./rating-field.tsx";
import { REVIEW_FIELDS, type TypedReview } from "./review-draft.ts";
import { type ReviewFormOptions, useReviewForm } from "./use-review-form.ts";

const NEAR = 50;

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
  const codes = [...REVIEW_FIELDS, "picture"].flatMap((name) => errorOf(name) ?? []);
  const savedText = draft.saved ? t("write.saved") : "";

  return (
    <Form method="post" action={localized(path)} noValidate {...formProps} className="grid gap-6">
      {isLoggedOut ? (
        <LoginAgain next={path} onBack={() => formProps.ref.current?.requestSubmit()} />
      ) : (
        <MistakeSummary
          codes={codes}
          failure={fresh}
          title={t("write.check", { count: codes.length })}
        />
      )}
      {draft.restored ? (
        <RestoredNote discard={t("write.discard")} onDiscard={draft.discard}>
          {t("write.restored")}
        </RestoredNote>
      ) : null}
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
      <SubmitRow
        label={submitLabel}
        busy={busy}
        status={
          pictures.sending === undefined
            ? savedText
            : t("write.sending", { number: pictures.sending, total: pictures.total })
        }
      />
    </Form>
  );
}

/** Shown all the time; read out by screen readers only near the limit. */
function CharacterCounter({ characters }: { readonly characters: number }) {
  const { t } = useTranslation("review");
  const { format } = numberFormat(LOCALE_TAG[useLocale()]);
  const over = characters - MAX_REVIEW_CHARACTERS;
  const count = t("write.letters", {
    number: format(characters),
    most: format(MAX_REVIEW_CHARACTERS),
  });
  const tooMany = over > 0 ? t("write.letters_over", { over: format(over) }) : "";
  return (
    <p
      className={
        over > 0
          ? "tabular-nums whitespace-nowrap text-right text-14 font-semibold text-danger-700"
          : "tabular-nums whitespace-nowrap text-right text-14 text-ink-2"
      }
    >
      <span>{[count, tooMany].filter(Boolean).join(" · ")}</span>
      <span className="sr-only" role="status">
        {over > -NEAR ? [count, tooMany].filter(Boolean).join(" ") : ""}
      </span>
    </p>
  );
}

type SubScoreFieldsProps = {
  readonly kind: ProductKind;
  readonly text: TypedReview | undefined;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

/** Each may be left open; which there are depends on what was used. */
function SubScoreFields({ kind, text, errorOf }: SubScoreFieldsProps) {
  const { t } = useTranslation("review");
  return (
    <fieldset className={fieldClass}>
      <legend className={`${labelClass} mb-1.5`}>{t("write.scores")}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {subScoresOf(kind).map((score) => (
          <SelectField
            key={score}
            name={score}
            label={t(`score.${score}`)}
            placeholder={t("write.score_none")}
            options={RATINGS.map((points) => ({
              value: String(points),
              label: `${points} · ${t(`write.star.${points}`)}`,
            }))}
            defaultValue={text?.[score]}
            error={errorOf(score)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type LoginAgainProps = { readonly next: string; readonly onBack: () => void };

/** For a member who was logged out while writing: the draft is saved. */
function LoginAgain({ next, onBack }: LoginAgainProps) {
  const { t } = useTranslation(["review", "titles"]);
  const back = useLocalized()(next);
  return (
    <Note
      tone="danger"
      title={t("titles:auth.login_required")}
      action={
        <ButtonLink
          size="sm"
          to={`/login?next=${encodeURIComponent(back)}`}
          onClick={(event) => {
            if (!canLogInHere()) return;
            event.preventDefault();
            void logInHere().then((isBack) => isBack && onBack());
          }}
        >
          {t("write.login_go")}
        </ButtonLink>
      }
    >
      {t("write.login_again")}
    </Note>
  );
}
