import { CircleCheck, CreditCard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AGREEMENT_ID, type CardKey, METHODS_ID } from "./use-card-window.ts";

/** How the order is paid: drawn by the provider's widgets, or the one way that its window has. */
export function PaymentMethod({ script }: { readonly script: CardKey | undefined }) {
  const { t } = useTranslation("payment");
  if (script?.family === "widget") {
    return (
      <>
        <div id={METHODS_ID} className="min-h-60" />
        <div id={AGREEMENT_ID} />
      </>
    );
  }
  return (
    <p className="flex items-center gap-3 rounded-card border-2 border-fairway-600 p-4">
      <CircleCheck aria-hidden="true" className="flex-none text-fairway-600" />
      <span className="flex-1">
        <b className="block leading-6">{t("method.card")}</b>
        <span className="text-14 text-ink-2">{t("method.card_text")}</span>
      </span>
      <CreditCard aria-hidden="true" className="text-ink-2" />
    </p>
  );
}
