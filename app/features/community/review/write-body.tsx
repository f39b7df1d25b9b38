import { PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { PictureField } from "#app/features/community/picture/picture-field.tsx";
import { usePostPictures } from "#app/features/community/picture/use-post-pictures.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { OwnReview } from "./own-review-queries.server.ts";
import { REVIEW_FIELDS, type TypedReview } from "./review-draft.ts";
import { ReviewForm } from "./review-form.tsx";
import { LineFacts } from "./reviewable-lines.tsx";
import type { ReviewableLine } from "./reviewable-queries.server.ts";

type WriteBodyProps = {
  readonly path: string;
  readonly memberId: string;
  readonly line: ReviewableLine | undefined;
  readonly review: OwnReview | undefined;
  readonly refused: (Failure & { readonly typed: TypedReview }) | undefined;
};

const NO_PICTURES: readonly Picture[] = [];

/** What it is about, and the form; pictures are chosen as in a post. */
export function WriteBody({ path, memberId, line, review, refused }: WriteBodyProps) {
  const { t } = useTranslation("review");
  const chosen = usePostPictures(review?.pictures ?? NO_PICTURES);
  const onDone = useDone(review !== undefined);
  const about = line ?? (review && productOf(review));
  if (!about) {
    return (
      <EmptyState
        icon={PencilLine}
        title={t("write.none_title")}
        text={t("write.none_text")}
        action={<ButtonLink to="/review/product">{t("write.none_action")}</ButtonLink>}
      />
    );
  }
  const text = review && textOf(review);
  return (
    <section className={`${panelClass} p-5 md:p-8`} aria-labelledby="review-line">
      <h2 id="review-line" className="mb-3 text-18">
        {t("write.line")}
      </h2>
      <LineFacts {...about} />
      <hr className="border-line my-6" />
      <ReviewForm
        path={path}
        kind={about.productKind}
        memberId={memberId}
        text={refused?.typed ?? text}
        pictures={{
          total: chosen.pictures.length,
          sending: chosen.sending,
          send: chosen.send,
          field: ({ error, busy }) => (
            <PictureField
              pictures={chosen.pictures}
              error={chosen.refused ?? error}
              refusals={chosen.refusals}
              busy={busy}
              onAdd={chosen.add}
              onRemove={chosen.remove}
            />
          ),
        }}
        failure={refused}
        submitLabel={t(review ? "write.save" : "write.submit")}
        onDone={onDone}
      />
    </section>
  );
}

/** As its form shows it: every field a text, one that was left open an empty one. */
function textOf(review: OwnReview): TypedReview {
  const typed = REVIEW_FIELDS.map((field) => [field, String(review[field] ?? "")] as const);
  return Object.fromEntries(typed) as TypedReview;
}

function productOf({ productKind, productName, productPicture, usedOn }: OwnReview) {
  return { productKind, title: productName, detail: "", picture: productPicture, usedOn };
}

/** Back to one's reviews, with a word about what it earned. */
function useDone(isEdit: boolean): (points: number) => void {
  const { t } = useTranslation("review");
  const navigate = useNavigate();
  const localizedPath = useLocalized();
  const format = numberFormat(LOCALE_TAG[useLocale()]);
  const { show } = useToast();
  return (points) => {
    if (isEdit) show({ text: t("write.changed") });
    else if (points > 0) show({ text: t("write.rewarded", { points: format.format(points) }) });
    else show({ text: t("write.published") });
    void navigate(localizedPath("/mypage/reviews"), { replace: true });
  };
}
