import { useTranslation } from "react-i18next";
import { redirect, useRevalidator } from "react-router";
import { isPaymentPending } from "#app/domain/order/payment/attempt-status.ts";
import { orderNumberOf } from "#app/domain/order/payment/order-number.ts";
import { readPaymentResult } from "#app/domain/order/payment/payment-result.ts";
import { BackToPayLink } from "#app/features/checkout/phone-order/pay-page/back-to-link.tsx";
import { findOwnAttempt } from "#app/features/checkout/purchase/attempt-queries.server.ts";
import { CheckingPayment } from "#app/features/checkout/result/checking-payment.tsx";
import { type Failed, FailView } from "#app/features/checkout/result/fail-view.tsx";
import { ReturnedView } from "#app/features/checkout/result/returned-view.tsx";
import { windowWords } from "#app/features/order/payment/payment-gateway.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/fail.ts";

export const handle = { words: ["errors", "payment"] } satisfies PageHandle;

type FailPage = Failed & {
  /** The address says that it failed; our books do not know yet. */
  readonly checking?: {
    readonly paymentOrderId: string;
    readonly name: string;
    readonly number: string;
  };
  /** It was charged after all, and the money goes back. */
  readonly returned?: {
    readonly is: "returned" | "returning";
    readonly name: string;
    readonly number: string;
  };
};

/** Reads the address to show it. Nothing in it is believed, and nothing changes: anybody can write an address. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<FailPage> {
  const { orderNumber, code } = readPaymentResult(url.searchParams);
  const known: Failed = {
    code,
    ...windowWords(code),
    number: orderNumber && (orderNumberOf(orderNumber) ?? orderNumber),
  };
  const member = code ? await memberOf(context) : null;
  if (!member) return known;
  const query = { memberId: member.id, paymentOrderId: orderNumber };
  const attempt = await findOwnAttempt(servicesOf(context).db, localeOf(url), query);
  if (!attempt) return known;
  const { id, status, paymentOrderId, number, name, total, keys } = attempt;
  const changed = attempt.changed ?? undefined;
  if (status === "PAID") throw redirect(localized(`/payment/complete/${id}`, localeOf(url)));
  const failed = { ...known, number, name, total, keys, changed };
  if (status === "RETURNED" || attempt.isReturning) {
    const is = attempt.isReturning ? "returning" : "returned";
    return { ...failed, returned: { is, name, number } };
  }
  return isPaymentPending(status)
    ? { ...failed, checking: { paymentOrderId, name, number } }
    : failed;
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("payment:fail.title"),
    description: t("payment:fail.description"),
  }));
}

export default function PaymentFail({ loaderData }: Route.ComponentProps) {
  const { checking, returned, changed } = loaderData;
  const { t } = useTranslation("payment");
  const { revalidate } = useRevalidator();
  return (
    <div className="bg-sand">
      <PhoneBar
        title={t("success.title")}
        back={changed ? `/reservation/${changed}/change` : "/shopping_cart"}
      />
      <div className={`${pageClass} py-8 md:py-14`}>
        {checking ? <CheckingPayment {...checking} onKnown={() => void revalidate()} /> : null}
        {returned ? <ReturnedView {...returned} /> : null}
        {checking || returned ? null : (
          <FailView failed={loaderData} action={<BackToPayLink isPaid={false} />} />
        )}
      </div>
    </div>
  );
}
