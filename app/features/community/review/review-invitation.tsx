import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { REVIEW_POINTS } from "#app/domain/community/review/review.ts";
import { reviewWritePath } from "#app/domain/community/review/review-list-query.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { ReviewableLine } from "./reviewable-queries.server.ts";

/** Asks about what was used last, while it is fresh. */
export function ReviewInvitation({ line }: { readonly line: ReviewableLine }) {
  const { t } = useTranslation("mypage");
  const locale = useLocale();
  const points = numberFormat(LOCALE_TAG[locale]).format(REVIEW_POINTS);
  return (
    <section
      aria-label={t("invite.label")}
      className="flex flex-wrap items-center gap-4 rounded-panel bg-sunrise-50 p-5"
    >
      <span className={`${photoClass} size-14 flex-none`}>
        <PictureImage picture={line.picture} alt="" sizes="56px" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <b className="block">{t("invite.title", { title: line.title })}</b>
        <p className="text-14 text-ink-2">{t("invite.text", { points })}</p>
      </div>
      <ButtonLink size="sm" variant="secondary" to={reviewWritePath({ kind: "line", id: line.id })}>
        {t("invite.write")}
      </ButtonLink>
    </section>
  );
}
