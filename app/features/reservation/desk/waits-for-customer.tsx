import { clsx } from "clsx";
import { Hourglass } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Another time was offered, so that staff wait for the customer. */
export function WaitsForCustomer({ className }: { readonly className?: string }) {
  const { t } = useTranslation("desk");
  return (
    <span className={clsx("sla ok", className)}>
      <Hourglass aria-hidden="true" />
      {t("queue.waits_customer")}
    </span>
  );
}
