import { useTranslation } from "react-i18next";
import { formatMoment } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { PaidOrder } from "#app/features/checkout/purchase/paid-order-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

type Change = PaidOrder["changes"][number];

/** What was changed after the payment, and what each change did to the sum. */
export function PaidChanges({ changes }: Pick<PaidOrder, "changes">) {
  const { t } = useTranslation("payment");
  if (changes.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 text-18">{t("complete.changes")}</h2>
      <ul className="mt-1 divide-y divide-line">
        {changes.map((change) => (
          <PaidChange key={change.id} change={change} />
        ))}
      </ul>
    </>
  );
}

function PaidChange({ change }: { readonly change: Change }) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const { title, at, paid, refund, fee } = change;
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <span className="min-w-0">
        <AppLink to={`/reservation/${change.reservationId}`} className="font-bold hover:underline">
          {title}
        </AppLink>
        <span className="block text-14 text-ink-2">
          {at ? formatMoment(at, locale) : null}
          {fee > 0 ? (
            <span className="block">
              {t("complete.change_fee", { fee: formatWon(fee, locale) })}
            </span>
          ) : null}
        </span>
      </span>
      <span className="tabular-nums whitespace-nowrap flex-none text-right">
        <span className="block text-14 text-ink-2">{t(`complete.change_${kindOf(change)}`)}</span>
        {paid > 0 ? `+${formatWon(paid, locale)}` : null}
        {refund > 0 ? `−${formatWon(refund, locale)}` : null}
      </span>
    </li>
  );
}

function kindOf({ paid, refund }: Change): "paid" | "refunded" | "even" {
  if (paid > 0) return "paid";
  return refund > 0 ? "refunded" : "even";
}
