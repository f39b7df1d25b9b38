import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import {
  findChangedBy,
  findOwnPaidOrder,
} from "#app/features/checkout/purchase/paid-order-queries.server.ts";
import { OrderReceipt } from "#app/features/checkout/result/order-receipt.tsx";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders } from "#app/platform/http/action.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { askedToLogIn } from "#app/platform/session/login-needed.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/complete.ts";

export const handle = { words: ["errors", "payment"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.id);
  const member = await memberOf(context);
  if (!member) return askedToLogIn({ order: null });
  const key = { id, memberId: member.id };
  const { db } = servicesOf(context);
  const change = await findChangedBy(db, key);
  if (change) {
    throw redirect(localized(`/reservation/${change.reservationId}?asked=changed`, localeOf(url)));
  }
  const order = orNotFound(await findOwnPaidOrder(db, localeOf(url), key));
  return data({ order });
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("payment:complete.title"),
    description: t("payment:complete.description"),
  }));
}

export default function PaymentComplete({ loaderData, params }: Route.ComponentProps) {
  const { order } = loaderData;
  const { t } = useTranslation("payment");
  return (
    <div className="bg-sand">
      <PhoneBar title={t("complete.title")} back="/reservation" />
      <div className={`${pageClass} py-8 md:py-14`}>
        {order ? (
          <OrderReceipt order={order} />
        ) : (
          <>
            <PageHead title={t("complete.title")} />
            <LoginPrompt next={`/payment/complete/${params.id}`} text={t("complete.login")} />
          </>
        )}
      </div>
    </div>
  );
}
