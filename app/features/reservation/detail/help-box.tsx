import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BRAND } from "#app/domain/brand.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** Phone, chat and mail; the mail's subject has the order number. */
export function HelpBox({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useTranslation("reservation");
  const subject = encodeURIComponent(t("help.subject", { number: orderNumber }));
  return (
    <Card as="section" className="rounded-panel">
      <h2 className="text-18">{t("help.title")}</h2>
      <p className="text-ink-2">{t("help.text")}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <a className={buttonClass({ variant: "secondary" })} href={`tel:${BRAND.phone}`}>
          <Phone aria-hidden="true" />
          {t("help.call")}
        </a>
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`mailto:${BRAND.email}?subject=${subject}`}
        >
          <Mail aria-hidden="true" />
          {t("help.mail")}
        </a>
      </div>
    </Card>
  );
}
