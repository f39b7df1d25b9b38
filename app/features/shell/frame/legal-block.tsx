import { useTranslation } from "react-i18next";
import { BRAND } from "#app/domain/company/brand.ts";
import { businessCheckUrl } from "#app/domain/company/business-data.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";

/** The business information that Korean law requires of every shop. */
export function LegalBlock() {
  const { t } = useTranslation("frame");
  const business = useBusiness();
  const { company, businessNumber = "" } = business;
  const items = [
    t("footer.representative", { name: business.representative }),
    t("footer.business_number", { number: businessNumber }),
    t("footer.mail_order", { number: business.mailOrderNumber }),
    t("footer.travel_agency", { number: business.travelAgencyNumber }),
    business.address,
    business.email,
    t("footer.privacy_officer", { name: business.privacyOfficer }),
    t("footer.insurance", { name: business.insurance }),
    t("footer.hosting", { name: BRAND.hosting }),
  ];
  if (!company) return null;
  return (
    <div className="legal">
      <p className="flex flex-wrap items-center gap-x-4 font-semibold text-ink-2">
        {t("footer.business", { company })}
        <a
          className="underline"
          href={businessCheckUrl({ businessNumber })}
          target="_blank"
          rel="noreferrer"
        >
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
