import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/locale.ts";
import { numberFormat } from "#app/domain/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { StarSolid } from "./icons.tsx";

type RatingProps = { readonly value: number; readonly count?: number };

/** One star with the number beside it, so that nothing depends on colour. */
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

const FULL = [1, 2, 3, 4, 5] as const;

export function Stars({ value }: { readonly value: number }) {
  const { t } = useTranslation("ui");
  return (
    <span className="stars" role="img" aria-label={t("rating.stars", { value })}>
      {FULL.map((star) => (
        <StarSolid key={star} className={star <= Math.round(value) ? undefined : "off"} />
      ))}
    </span>
  );
}
