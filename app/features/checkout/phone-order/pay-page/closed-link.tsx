import { Clock3, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { PayLinkState } from "#app/domain/checkout/phone/pay-link.ts";
import { ResultCard } from "#app/features/checkout/result/result-card.tsx";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";

export type ClosedState = Extract<
  PayLinkState,
  "expired" | "cancelled" | "paying" | "returning" | "returned"
>;

/** A link with nothing to pay: why, and whom to call. */
export function ClosedLink({ state }: { readonly state: ClosedState }) {
  const { t } = useTranslation("paylink");
  const { phone } = useBusiness();
  const { revalidate } = useRevalidator();
  return (
    <div className="bg-sand">
      <div className="page py-8 md:py-14">
        <ResultCard
          icon={state === "returned" || state === "returning" ? Undo2 : Clock3}
          tone="unknown"
          title={t(`state.${state}`)}
          text={t(`text.${state}`)}
          actions={
            state === "paying" ? (
              <Button onClick={() => void revalidate()}>{t("again")}</Button>
            ) : (
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={buttonClass({})}>
                {t("call", { phone })}
              </a>
            )
          }
        />
      </div>
    </div>
  );
}
