import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { onSiteCash } from "#app/domain/order/on-site-cash.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { CashBox } from "#app/ui/cash-box.tsx";

type CartCashProps = { readonly lines: readonly CartLine[]; readonly products: CartProducts };

export function CartCash({ lines, products }: CartCashProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const cash = onSiteCash(lines, (courseId) => products.courses[courseId]?.tipBaht);
  if (!cash) return null;
  const { format } = numberFormat(LOCALE_TAG[locale]);
  const said = { count: cash.tips, about: format(cash.about) };
  return (
    <CashBox
      title={t("cash.title", { amount: format(cash.baht) })}
      text={
        cash.each === undefined
          ? t("cash.tips", said)
          : t("cash.tips_each", { ...said, each: format(cash.each) })
      }
    />
  );
}
