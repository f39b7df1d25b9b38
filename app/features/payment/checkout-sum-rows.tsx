import { useTranslation } from "react-i18next";
import { numberFormat } from "#app/domain/formats.ts";
import { LOCALE_TAG } from "#app/domain/locale.ts";
import { formatWon } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Baht } from "#app/ui/icons.tsx";
import type { CheckoutSums } from "./checkout-sums.ts";

export type Tips = { readonly baht: number; readonly times: number } | null;

type SumRowsProps = {
  readonly sums: CheckoutSums;
  readonly couponName: string | undefined;
  readonly tips: Tips;
};

export function CheckoutSumRows({ sums, couponName, tips }: SumRowsProps) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const minus = (amount: CheckoutSums["coupon"]) => `−${formatWon(amount, locale)}`;
  return (
    <>
      <dl className="rows">
        <div className="row">
          <dt className="k">{t("sum.amount")}</dt>
          <dd>{formatWon(sums.amount, locale)}</dd>
        </div>
        {sums.coupon > 0 ? (
          <div className="row">
            <dt className="k">
              {t("sum.coupon")} <small>{couponName}</small>
            </dt>
            <dd className="minus">{minus(sums.coupon)}</dd>
          </div>
        ) : null}
        {sums.points > 0 ? (
          <div className="row">
            <dt className="k">{t("sum.points")}</dt>
            <dd className="minus">{minus(sums.points)}</dd>
          </div>
        ) : null}
        <div className="row row-total">
          <dt className="text-18">{t("sum.total")}</dt>
          <dd className="price price-xl" aria-live="polite">
            {formatWon(sums.card, locale)}
          </dd>
        </div>
      </dl>
      <CashTips tips={tips} />
    </>
  );
}

/** Baht never mixes with the won that are paid here. */
function CashTips({ tips }: { readonly tips: Tips }) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  if (!tips) return null;
  const amount = numberFormat(LOCALE_TAG[locale]).format(tips.baht);
  return (
    <div className="cash mt-4">
      <Baht />
      <span>
        <b className="block leading-6">{t("cash.title", { amount })}</b>
        <small className="block">{t("cash.tips", { count: tips.times })}</small>
      </span>
    </div>
  );
}
