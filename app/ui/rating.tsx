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
    <span className="inline-flex items-center gap-1 text-14 leading-5 font-bold whitespace-nowrap tabular-nums">
      <StarSolid className="size-4 text-star" />
      <span className="sr-only">{t("rating.label")}</span>
      {value.toFixed(1)}
      {count === undefined ? null : (
        <span className="font-medium text-ink-3">
          ({numberFormat(LOCALE_TAG[locale]).format(count)})
        </span>
      )}
    </span>
  );
}

export function Stars({ value }: { readonly value: number }) {
  const { t } = useTranslation("ui");
  return (
    <span
      className="inline-flex gap-px text-star"
      role="img"
      aria-label={t("rating.stars", { value })}
    >
      {starFills(value).map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars, always in their places
        <Star key={index} fill={fill} />
      ))}
    </span>
  );
}

const OFF = "size-4.5 text-line";

function Star({ fill }: { readonly fill: StarFill }) {
  if (fill !== "half") return <StarSolid className={fill === "off" ? OFF : "size-4.5"} />;
  return (
    <span className="inline-grid *:[grid-area:1/1]">
      <StarSolid className={OFF} />
      <StarSolid className="size-4.5 [clip-path:inset(0_50%_0_0)]" />
    </span>
  );
}
