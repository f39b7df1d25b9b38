import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Where one is on the way: cart, payment, done. */
export function CheckoutSteps() {
  const { t } = useTranslation("payment");
  return (
    <ol className="only-desktop flex items-center gap-3 text-14 font-semibold text-ink-3 md:flex">
      <li className="flex items-center gap-2 text-fairway-700">
        <CircleCheck aria-hidden="true" className="icon" />
        {t("steps.cart")}
      </li>
      <li aria-hidden="true" className="h-px w-8 bg-line-2" />
      <li className="text-16 text-ink" aria-current="step">
        {t("steps.payment")}
      </li>
      <li aria-hidden="true" className="h-px w-8 bg-line-2" />
      <li>{t("steps.done")}</li>
    </ol>
  );
}
