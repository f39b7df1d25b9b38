import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

type HelpBoxProps = { readonly orderNumber: string; readonly reservationId: string };

/** A question about this reservation, phone and mail; the mail's subject has the order number. */
export function HelpBox({ orderNumber, reservationId }: HelpBoxProps) {
  const { t } = useTranslation("reservation");
  const { phone, email } = useBusiness();
  const subject = encodeURIComponent(t("help.subject", { number: orderNumber }));
  return (
    <Card as="section" className="rounded-panel">
      <h2 className="text-18">{t("help.title")}</h2>
      <p className="text-ink-2">{t("help.text")}</p>
      <ButtonLink
        variant="secondary"
        block
        className="mt-3"
        to={askPath({ kind: "reservation", id: reservationId })}
      >
        {t("help.ask")}
      </ButtonLink>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <a className={buttonClass({ variant: "secondary" })} href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
          {t("help.call")}
        </a>
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`mailto:${email}?subject=${subject}`}
        >
          <Mail aria-hidden="true" />
          {t("help.mail")}
        </a>
      </div>
    </Card>
  );
}
