import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import {
  RETAIN_ORDERS_YEARS,
  RETAIN_QUESTIONS_YEARS,
} from "#app/domain/privacy/account-closure.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

type WithdrawalTermsProps = { readonly points: number; readonly coupons: number };

/** What goes, what stays and why, before anybody decides. */
export function ClosureTerms({ points, coupons }: WithdrawalTermsProps) {
  const { t } = useTranslation("mypage");
  const locale = useLocale();
  const amount = numberFormat(LOCALE_TAG[locale]).format(points);
  return (
    <Card as="section" className="grid gap-5">
      <div>
        <h2 className="text-18">{t("withdrawal.gone")}</h2>
        <ul className="mt-2 list-disc pl-5 text-ink-2">
          <li>{t("withdrawal.gone_info")}</li>
          <li>{t("withdrawal.gone_benefits", { points: amount, coupons })}</li>
          <li>{t("withdrawal.gone_lists")}</li>
        </ul>
      </div>
      <div>
        <h2 className="text-18">{t("withdrawal.kept")}</h2>
        <ul className="mt-2 list-disc pl-5 text-ink-2">
          <li>{t("withdrawal.kept_orders", { years: RETAIN_ORDERS_YEARS })}</li>
          <li>{t("withdrawal.kept_questions", { years: RETAIN_QUESTIONS_YEARS })}</li>
          <li>{t("withdrawal.kept_voices")}</li>
        </ul>
      </div>
      <p className="text-ink-2">{t("withdrawal.again")}</p>
      <div>
        <ButtonLink to="/mypage/export" reloadDocument variant="secondary" size="sm">
          {t("profile.export")}
        </ButtonLink>
      </div>
    </Card>
  );
}
