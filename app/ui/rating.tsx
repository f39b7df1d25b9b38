import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { type StarFill, starFills } from "#app/domain/community/review/review.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { StarSolid } from "./icons.tsx";

type RatingProps = { readonly value: number; readonly count?: number };

/** One star next to the number, so that nothing depends on colour. */
export function Rating({ value, count }: RatingProps) {
  const { t } = useTranslation("ui");
  const locale = useLocale();
  return (
    <span className="rating">
      <StarSolid />
      <span className="sr-only">{t("rating.label")}</span>
      {value.toFixed(1)}
      {count === undefined ? null : (
        <span className="n">({numberFormat(LOCALE_TAG[locale]).format(count)})</span>
      )}
    </span>
  );
}

export function Stars({ value }: { readonly value: number }) {
  const { t } = useTranslation("ui");
  return (
    <span className="stars" role="img" aria-label={t("rating.stars", { value })}>
      {starFills(value).map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars, always in their places
        <Star key={index} fill={fill} />
      ))}
    </span>
  );
}

function Star({ fill }: { readonly fill: StarFill }) {
  if (fill !== "half") return <StarSolid className={fill === "off" ? "off" : undefined} />;
  return (
    <span className="inline-grid *:[grid-area:1/1]">
      <StarSolid className="off" />
      <StarSolid className="[clip-path:inset(0_50%_0_0)]" />
    </span>
  );
}
