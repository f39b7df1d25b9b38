import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type { OnSiteCash } from "#app/domain/order/on-site-cash.ts";
import { perPerson } from "#app/domain/order/trip/trip-summary.ts";
import type { CheckoutSums } from "#app/features/order/payment/checkout-sums.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { minusClass, moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import { RefundBox } from "#app/ui/money/refund-box.tsx";

type SumRowsProps = {
  readonly sums: CheckoutSums;
  readonly couponName: string | undefined;
  readonly cash: OnSiteCash | null;
  /** How many travel, where all lines agree. */
  readonly party: number | null;
};

/** What is paid now, what in cash at the venue, and what is refunded, side by side. */
export function CheckoutSumRows({ sums, couponName, cash, party }: SumRowsProps) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const minus = (amount: CheckoutSums["coupon"]) => `−${formatWon(amount, locale)}`;
  return (
    <>
      <dl>
        <div className={moneyRowClass()}>
          <dt className="text-ink-2">{t("sum.amount")}</dt>
          <dd>{formatWon(sums.amount, locale)}</dd>
        </div>
        {sums.coupon > 0 ? (
          <div className={moneyRowClass()}>
            <dt className="text-ink-2">
              {t("sum.coupon")} <small>{couponName}</small>
            </dt>
            <dd className={minusClass}>{minus(sums.coupon)}</dd>
          </div>
        ) : null}
        {sums.points > 0 ? (
          <div className={moneyRowClass()}>
            <dt className="text-ink-2">{t("sum.points")}</dt>
            <dd className={minusClass}>{minus(sums.points)}</dd>
          </div>
        ) : null}
        <div className={moneyRowClass({ look: "total" })}>
          <dt className="text-18">{t("sum.total")}</dt>
          <dd className={priceClass({ size: "xl" })} aria-live="polite">
            {formatWon(sums.card, locale)}
          </dd>
        </div>
      </dl>
      {party !== null && party > 1 && sums.card > 0 ? (
        <p className="text-right text-14 text-ink-2 tabular-nums whitespace-nowrap">
          {t("sum.each", { amount: formatWon(perPerson(sums.card, party), locale) })}
        </p>
      ) : null}
      <CashOnSite cash={cash} />
      <RefundNow sums={sums} />
    </>
  );
}

function CashOnSite({ cash }: Pick<SumRowsProps, "cash">) {
  const { t } = useTranslation("payment");
  const { format } = numberFormat(LOCALE_TAG[useLocale()]);
  if (!cash) return null;
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

/** The first step of the table below, where the sum is. */
function RefundNow({ sums: { refundSteps } }: Pick<SumRowsProps, "sums">) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const [first] = refundSteps;
  if (!first) return null;
  const day = formatShortDay(first.until, locale);
  return (
    <RefundBox
      className="mt-2"
      head={
        first.fee === 0
          ? t("refund.free_until", { day })
          : t("refund.part_until", { day, amount: formatWon(first.refund, locale) })
      }
    />
  );
}
