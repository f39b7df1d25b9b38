import { CircleX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paymentAddress } from "#app/domain/payment/payment-result.ts";
import { PaymentFacts } from "#app/features/payment/payment-facts.tsx";
import { ResultCard } from "#app/features/payment/result-card.tsx";
import { privateMeta } from "#app/platform/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/fail.ts";

/** Reads the address to show it. Nothing in it is believed, and nothing changes. */
export function loader({ url }: Route.LoaderArgs) {
  return paymentAddress(url.searchParams);
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("payment:fail.title"),
    description: t("payment:fail.description"),
  }));
}

export default function PaymentFail({ loaderData }: Route.ComponentProps) {
  const { orderNumber, code, reason } = loaderData;
  const { t } = useTranslation("payment");
  return (
    <div className="bg-sand">
      <div className="page py-8 md:py-14">
        <ResultCard
          icon={CircleX}
          tone="bad"
          title={t("fail.title")}
          text={
            <>
              <p>{t(`fail.${reason}`)}</p>
              <p>{t("fail.not_booked")}</p>
            </>
          }
          actions={
            <>
              <ButtonLink to="/shopping_cart">{t("fail.cart")}</ButtonLink>
              <ButtonLink to="/qna" variant="secondary">
                {t("fail.ask")}
              </ButtonLink>
            </>
          }
        >
          <PaymentFacts
            facts={[
              { label: t("fact.order"), value: orderNumber },
              { label: t("fact.code"), value: code },
            ]}
          />
        </ResultCard>
      </div>
    </div>
  );
}
