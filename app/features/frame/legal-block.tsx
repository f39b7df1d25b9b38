import { useTranslation } from "react-i18next";
import { BRAND } from "#app/domain/brand.ts";

/** The business information that Korean law requires of every shop. */
export function LegalBlock() {
  const { t } = useTranslation("frame");
  const company = t("brand.company");
  const items = [
    t("footer.representative"),
    t("footer.business_number", { number: BRAND.businessNumber }),
    t("footer.mail_order"),
    t("footer.travel_agency"),
    t("brand.address"),
    BRAND.email,
    t("footer.privacy_officer"),
    t("footer.insurance"),
    t("footer.hosting", { name: BRAND.hosting }),
  ];
  return (
    <div className="legal">
      <p className="flex flex-wrap items-center gap-x-4 font-semibold text-ink-2">
        {t("footer.business", { company })}
        <a className="underline" href={BRAND.businessCheckUrl} target="_blank" rel="noreferrer">
          {t("footer.business_check")}
        </a>
      </p>
      <p className="items">
        {items.map((item) => (
          <span key={item}>{item}</span>
        ))}
      </p>
      <p className="mt-3">{t("footer.promise")}</p>
      <p className="mt-3">{t("footer.copyright", { year: BRAND.foundedYear, company })}</p>
    </div>
  );
}
