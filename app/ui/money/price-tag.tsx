import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { perClass, priceClass } from "./price-class.ts";

type PriceProps = {
  readonly amount: Won;
  /** What the price is for: 「1인 총액」, 「1박」. */
  readonly unit?: string;
  readonly size?: "md" | "lg" | "xl";
  /** The price before a discount. */
  readonly was?: Won;
  readonly className?: string;
};

export function Price({ amount, unit, size = "md", was, className }: PriceProps) {
  const { t } = useTranslation("ui");
  const locale = useLocale();
  return (
    <span className={clsx("inline-flex flex-wrap items-baseline gap-x-1.5", className)}>
      {was === undefined ? null : (
        <s className="text-14/6.5 whitespace-nowrap text-ink-3 tabular-nums line-through">
          <span className="sr-only">{t("price.was")}</span>
          {formatWon(was, locale)}
        </s>
      )}
      <span className={priceClass({ size })}>{formatWon(amount, locale)}</span>
      {unit ? <span className={perClass}>{unit}</span> : null}
    </span>
  );
}
