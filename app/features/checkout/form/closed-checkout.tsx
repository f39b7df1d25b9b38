import { Phone, SquarePen, Store } from "lucide-react";
import { useTranslation } from "react-i18next";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** A shop that cannot take an order yet: why, and whom to ask. */
export function ClosedCheckout() {
  const { t } = useTranslation("payment");
  const { phone } = useBusiness();
  return (
    <EmptyState
      icon={Store}
      title={t("checkout.closed")}
      text={t("checkout.closed_text")}
      action={
        <>
          <ButtonLink to={askPath()}>
            <SquarePen aria-hidden="true" />
            {t("checkout.closed_ask")}
          </ButtonLink>
          <a
            className={buttonClass({
              variant: "secondary",
              className: "tabular-nums whitespace-nowrap",
            })}
            href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
          >
            <Phone aria-hidden="true" />
            {phone}
          </a>
        </>
      }
    />
  );
}
