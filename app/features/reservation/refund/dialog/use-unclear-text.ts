import { useTranslation } from "react-i18next";
import { formatMoment } from "#app/domain/common/date/date-text.ts";
import type { UnclearRefund } from "#app/domain/reservation/refund/unclear-refund.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** The one sentence for a member who wants money back of a payment that was partly refunded elsewhere. */
export function useUnclearText(): (unclear: UnclearRefund) => string {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  return ({ by, isLate }) =>
    t(isLate ? "unclear.late" : "unclear.until", { by: formatMoment(by, locale) });
}
