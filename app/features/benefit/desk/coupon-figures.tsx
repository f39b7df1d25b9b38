import { useTranslation } from "react-i18next";
import { won as toWon } from "#app/domain/common/money.ts";
import { Figure } from "#app/features/desk/figure.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { CouponResult } from "./coupon-list.server.ts";

type CouponFiguresProps = {
  readonly result: CouponResult;
  /** Empty where everybody may have one. */
  readonly limit: string;
};

/** What the campaign has brought so far. */
export function CouponFigures({ result, limit }: CouponFiguresProps) {
  const { t } = useTranslation("coupons");
  const { won, number, moment } = useAdminFormat();
  const { claimed, used, discount, sales, lastUsedAt } = result;
  const share = claimed === 0 ? 0 : Math.round((used / claimed) * 100);
  const left = Math.max(0, Number(limit) - claimed);
  return (
    <dl className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label={t("figures")}>
      <Figure
        label={t("claimed")}
        value={number(claimed)}
        sub={limit === "" ? t("no_limit") : t("left", { left: number(left) })}
      />
      <Figure label={t("used")} value={number(used)} sub={t("share", { share })} />
      <Figure
        label={t("discount")}
        value={won(toWon(discount))}
        sub={lastUsedAt ? t("last_used", { at: moment(lastUsedAt) }) : t("never_used")}
      />
      <Figure label={t("sales")} value={won(toWon(sales))} sub={t("sales_text")} />
    </dl>
  );
}
