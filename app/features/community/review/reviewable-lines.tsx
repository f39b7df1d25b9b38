import { PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#app/domain/common/date/content-date.ts";
import { reviewWritePath } from "#app/domain/community/review/review-list-query.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { photoClass, roundCardClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { ReviewableLine } from "./reviewable-queries.server.ts";

export function ReviewableLines({ rows }: { readonly rows: readonly ReviewableLine[] }) {
  const { t } = useTranslation("review");
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={PencilLine}
        title={t("product.empty_title")}
        text={t("product.empty_text")}
        action={<ButtonLink to="/reservation">{t("product.empty_action")}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li
          key={row.id}
          className={`${roundCardClass} flex flex-wrap items-center justify-between gap-4 p-5`}
        >
          <LineFacts {...row} />
          <ButtonLink
            size="sm"
            to={reviewWritePath({ kind: "line", id: row.id })}
            aria-label={`${row.title}: ${t("product.write")}`}
          >
            {t("product.write")}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

type LineFactsProps = Omit<ReviewableLine, "id">;

/** What is reviewed: a picture, what it is, and when it was used. */
export function LineFacts({ productKind, title, detail, picture, usedOn }: LineFactsProps) {
  const { t } = useTranslation("review");
  const locale = useLocale();
  return (
    <div className="flex min-w-0 items-center gap-4">
      <span className={`${photoClass} size-18 flex-none`}>
        <PictureImage picture={picture} alt="" sizes="72px" />
      </span>
      <div className="min-w-0">
        <p className="text-14 text-ink-3">
          {t("product.line", {
            kind: t(`about.${productKind}`),
            date: formatDate(usedOn, locale),
          })}
        </p>
        <p className="text-18 font-bold">{title}</p>
        {detail ? <p className="text-14 text-ink-2">{detail}</p> : null}
      </div>
    </div>
  );
}
