import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, readingOrder } from "#app/domain/common/language/languages.ts";
import { BRAND } from "#app/domain/company/brand.ts";
import { businessCheckUrl } from "#app/domain/company/business-data.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { useLanguageAddress } from "#app/platform/i18n/request-locale.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { laterClass, pageClass } from "#app/ui/look/page-layout.ts";

const LINKS = [
  { name: "notices", to: "/notice" },
  { name: "terms", to: "/terms" },
  { name: "privacy", to: "/terms?doc=privacy" },
  { name: "faq", to: "/help" },
  { name: "ask", to: "/qna" },
  { name: "travel", to: "/terms?doc=travel" },
  { name: "refund", to: "/terms?doc=refund" },
  { name: "planner", to: "/ai" },
  { name: "reviews", to: "/review" },
] as const;

export function SiteFooter() {
  const { t } = useTranslation("frame");
  const { phone, email } = useBusiness();
  const languages = readingOrder(useLocale()).map((locale) => LANGUAGES[locale].name);
  const languageAddress = useLanguageAddress();
  return (
    // The checkout hides links that lead elsewhere; the relevant terms are on the page.
    <footer
      className={`${laterClass} border-t border-line bg-sand text-14 text-ink-2 group-has-data-checkout/frame:hidden print:hidden`}
    >
      <div className={`${pageClass} py-8 md:py-12`}>
        <div className="grid gap-8 md:grid-cols-[1fr_auto]">
          <div>
            <p className="text-16 font-bold text-ink">
              {t("footer.help")} <span className="tabular-nums whitespace-nowrap">{phone}</span>
            </p>
            <p className="mt-1">{t("footer.hours")}</p>
            <div className="mt-4 flex gap-2">
              <a
                className={buttonClass({ variant: "secondary", size: "sm" })}
                href={`tel:${phone}`}
              >
                <Phone aria-hidden="true" />
                {t("footer.call")}
              </a>
              <a
                className={buttonClass({ variant: "secondary", size: "sm" })}
                href={`mailto:${email}`}
              >
                <Mail aria-hidden="true" />
                {t("footer.mail")}
              </a>
            </div>
          </div>
          <nav
            aria-label={t("footer.links")}
            className="grid grid-cols-2 gap-x-8 font-medium text-ink *:inline-flex *:min-h-11 *:items-center md:grid-cols-3 md:gap-x-14"
          >
            {LINKS.map(({ name, to }) => (
              // The law requires the privacy policy to stand out.
              <AppLink key={name} to={to} className={name === "privacy" ? "font-bold" : undefined}>
                {t(`footer.${name}`)}
              </AppLink>
            ))}
            <AppLink to={languageAddress}>{languages.join(" / ")}</AppLink>
          </nav>
        </div>
        <hr className="border-line my-6" />
        <LegalBlock />
      </div>
    </footer>
  );
}

/** The business information that Korean law requires of every shop. */
function LegalBlock() {
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
    <div className="text-13 leading-5.25 text-ink-3">
      <p className="flex flex-wrap items-center gap-x-4 font-semibold text-ink-2">
        {t("footer.business", { company })}
        <a
          className="inline-flex min-h-11 items-center underline"
          href={businessCheckUrl({ businessNumber })}
          target="_blank"
          rel="noreferrer"
        >
          {t("footer.business_check")}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-4 *:whitespace-nowrap">
        {items.map((item) => (
          <span key={item}>{item}</span>
        ))}
      </p>
      <p className="mt-3">{t("footer.promise")}</p>
      <p className="mt-3">{t("footer.copyright", { year: BRAND.foundedYear, company })}</p>
    </div>
  );
}
