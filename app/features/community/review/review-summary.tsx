import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { RATINGS } from "#app/domain/community/review/review.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Stars } from "#app/ui/rating.tsx";
import { distributionClass, StarTrack } from "#app/ui/star-track.tsx";
import type { ReviewSummary } from "./review-queries.server.ts";

/** The average and how the stars are spread, of everything that is looked at. */
export function ReviewSummaryPanel({ average, count, perRating }: ReviewSummary) {
  const { t } = useTranslation("review");
  const locale = useLocale();
  if (count === 0) return null;
  const share = (rating: number) => Math.round((100 * (perRating[rating] ?? 0)) / count);
  return (
    <section
      aria-label={t("summary")}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-6 rounded-panel bg-sand p-5 md:max-w-[40rem] md:gap-10 md:p-6"
    >
      <div className="text-center">
        <p className="tabular-nums whitespace-nowrap text-36 font-extrabold">
          {average.toFixed(1)}
        </p>
        <Stars value={average} />
        <p className="mt-1 text-14 text-ink-2">
          {t("summary.count", { number: numberFormat(LOCALE_TAG[locale]).format(count) })}
        </p>
      </div>
      <ul className="grid gap-1.5">
        {RATINGS.map((rating) => (
          <li key={rating} className={`${distributionClass} grid-cols-[1rem_1fr_2.75rem]`}>
            <span className="sr-only">
              {t("summary.share", { count: rating, percent: share(rating) })}
            </span>
            <span aria-hidden="true">{rating}</span>
            <StarTrack percent={share(rating)} />
            <span className="text-end" aria-hidden="true">
              {share(rating)}%
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
