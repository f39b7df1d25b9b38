import { CircleCheck, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { data, useRevalidator } from "react-router";
import { BackToPayLink } from "#app/features/checkout/phone-order/pay-page/back-to-link.tsx";
import {
  handlePaymentReturn,
  type PaymentReturnView,
} from "#app/features/checkout/purchase/payment-return.server.ts";
import { CheckingPayment } from "#app/features/checkout/result/checking-payment.tsx";
import { FailView } from "#app/features/checkout/result/fail-view.tsx";
import { PaymentFacts, ResultCard } from "#app/features/checkout/result/result-card.tsx";
import { ReturnedView, WhereToLook } from "#app/features/checkout/result/returned-view.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/success.ts";

export const handle = { words: ["errors", "payment"] } satisfies PageHandle;

/** The card window returns here. Next: `handlePaymentReturn`; loading the page again charges nothing twice. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  const { view, status } = await handlePaymentReturn(servicesOf(context), url, member?.id);
  return data({ view }, { status });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("payment:success.title"),
    description: t("payment:success.description"),
  }));
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("payment");
  return (
    <div className="bg-sand">
      <PhoneBar title={t("success.title")} back="/shopping_cart" />
      <div className={`${pageClass} py-8 md:py-14`}>
        <Ending view={loaderData.view} />
      </div>
    </div>
  );
}

function Ending({ view }: { readonly view: PaymentReturnView }) {
  const { revalidate } = useRevalidator();
  switch (view.is) {
    case "paid":
      return <PaidElsewhere {...view} />;
    case "checking":
      return <CheckingPayment {...view} onKnown={() => void revalidate()} />;
    case "returned":
    case "returning":
      return <ReturnedView {...view} />;
    case "failed":
      return <FailView failed={view.failed} action={<BackToPayLink isPaid={false} />} />;
    case "nothing":
      return <NoPayment error={view.error} />;
  }
}

type Of<Is extends PaymentReturnView["is"]> = Extract<PaymentReturnView, { is: Is }>;

function PaidElsewhere({ orderId, name }: Of<"paid">) {
  const { t } = useTranslation("payment");
  const next = encodeURIComponent(useLocalized()(`/payment/complete/${orderId}`));
  return (
    <ResultCard
      icon={CircleCheck}
      tone="good"
      title={t("done.title")}
      text={t("done.text")}
      actions={
        <>
          <BackToPayLink isPaid />
          <ButtonLink to={`/login?next=${next}`} variant="secondary">
            {t("success.login")}
          </ButtonLink>
        </>
      }
    >
      <PaymentFacts facts={[{ label: t("fact.name"), value: name }]} />
    </ResultCard>
  );
}

function NoPayment({ error }: Pick<Of<"nothing">, "error">) {
  const { t } = useTranslation("payment");
  const { t: words } = useTranslation("errors");
  const isKnown = error !== undefined && error !== "common.not_found";
  return (
    <ResultCard
      icon={SearchX}
      tone="unknown"
      title={isKnown ? t("fail.title") : t("success.unknown")}
      text={isKnown ? words(error) : t("success.unknown_text")}
      actions={<WhereToLook />}
    />
  );
}
