import { CircleCheck, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paymentAddress } from "#app/domain/payment/payment-result.ts";
import { findOwnPaidOrderId } from "#app/features/payment/order-queries.server.ts";
import { PaymentFacts } from "#app/features/payment/payment-facts.tsx";
import { ResultCard } from "#app/features/payment/result-card.tsx";
import { useLocalized } from "#app/platform/locale-context.tsx";
import { privateMeta } from "#app/platform/page-meta.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { memberOf } from "#app/platform/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/success.ts";

/** The address is no proof of a payment: only an order of one's own that we know to be paid is. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { orderNumber: number } = paymentAddress(url.searchParams);
  const member = await memberOf(context);
  const paidOrderId =
    member && number
      ? await findOwnPaidOrderId(servicesOf(context).db, { number, memberId: member.id })
      : undefined;
  return { number, paidOrderId, isVisitor: member === null };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("payment:success.title"),
    description: t("payment:success.description"),
  }));
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { number, paidOrderId, isVisitor } = loaderData;
  const { t } = useTranslation("payment");
  const facts = <PaymentFacts facts={[{ label: t("fact.order"), value: number }]} />;
  return (
    <div className="bg-sand">
      <div className="page py-8 md:py-14">
        {paidOrderId ? (
          <ResultCard
            icon={CircleCheck}
            tone="good"
            title={t("success.known")}
            text={t("success.known_text")}
            actions={
              <ButtonLink to={`/payment/complete/${paidOrderId}`}>{t("success.see")}</ButtonLink>
            }
          >
            {facts}
          </ResultCard>
        ) : (
          <ResultCard
            icon={SearchX}
            tone="unknown"
            title={t("success.unknown")}
            text={t(isVisitor ? "success.visitor_text" : "success.unknown_text")}
            actions={isVisitor ? <LoginAndCheck number={number} /> : <WhereToLook />}
          >
            {facts}
          </ResultCard>
        )}
      </div>
    </div>
  );
}

function WhereToLook() {
  const { t } = useTranslation("payment");
  return (
    <>
      <ButtonLink to="/reservation">{t("success.reservations")}</ButtonLink>
      <ButtonLink to="/qna" variant="secondary">
        {t("success.ask")}
      </ButtonLink>
    </>
  );
}

function LoginAndCheck({ number }: { readonly number: string | undefined }) {
  const { t } = useTranslation("payment");
  const back = useLocalized()(number ? `/payment/success?orderId=${number}` : "/payment/success");
  return (
    <ButtonLink to={`/login?next=${encodeURIComponent(back)}`}>{t("success.login")}</ButtonLink>
  );
}
