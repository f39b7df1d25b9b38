import { TicketPercent } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CouponTab } from "#app/domain/benefit/coupon.ts";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { CouponRow } from "./coupon-queries.server.ts";
import { useCouponText } from "./use-coupon-text.ts";

type CouponCardsProps = { readonly tab: CouponTab; readonly coupons: readonly CouponRow[] };

export function CouponCards({ tab, coupons }: CouponCardsProps) {
  const { t } = useTranslation("benefit");
  if (coupons.length === 0) {
    return (
      <EmptyState
        icon={TicketPercent}
        title={t(`coupons.empty.${tab}`)}
        text={t("coupons.empty_text")}
      />
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {coupons.map((coupon) => (
        <CouponCard key={coupon.id} coupon={coupon} />
      ))}
    </ul>
  );
}

function CouponCard({ coupon }: { readonly coupon: CouponRow }) {
  const { t } = useTranslation("benefit");
  const locale = useLocale();
  const isUsable = coupon.tab === "usable";
  const { off, conditions } = useCouponText(coupon);
  return (
    <li className="card grid gap-1 rounded-panel p-5">
      <b className={isUsable ? "num text-22 text-fairway-700" : "num text-22 text-ink-3"}>{off}</b>
      <p className="font-semibold">{coupon.name}</p>
      <p className="text-14 text-ink-2">{conditions}</p>
      <p className="text-14 text-ink-2">
        {coupon.usedAt
          ? [
              t("coupons.used_on", {
                date: formatPlainDay(dateIn(SHOP_ZONE, coupon.usedAt), locale),
              }),
              coupon.orderNumber,
            ]
              .filter(Boolean)
              .join(" · ")
          : t(isUsable ? "coupons.until" : "coupons.ended", {
              date: formatPlainDay(coupon.validUntil, locale),
            })}
      </p>
    </li>
  );
}
