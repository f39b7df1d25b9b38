import { useTranslation } from "react-i18next";
import type { HeldCoupon } from "#app/domain/benefit/coupon-rules.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type CouponFacts = Pick<HeldCoupon, "kind" | "value" | "scope" | "minimumOrder" | "maxDiscount">;

/** What a coupon takes off, and on what. */
export function useCouponText(coupon: CouponFacts) {
  const { t } = useTranslation("benefit");
  const locale = useLocale();
  const { kind, value, scope, minimumOrder, maxDiscount } = coupon;
  const conditions = [
    scope ? t(`coupons.scope.${scope}`) : t("coupons.scope.any"),
    minimumOrder > 0
      ? t("coupons.minimum", { amount: formatWon(minimumOrder, locale) })
      : undefined,
    maxDiscount === null
      ? undefined
      : t("coupons.at_most", { amount: formatWon(maxDiscount, locale) }),
  ];
  return {
    off:
      kind === "percent"
        ? t("coupons.percent", { value })
        : t("coupons.fixed", { value: formatWon(won(value), locale) }),
    conditions: conditions.filter(Boolean).join(" · "),
  };
}
