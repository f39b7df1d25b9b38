import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { findOwnPaidOrder } from "#app/features/payment/order-queries.server.ts";
import { OrderReceipt } from "#app/features/payment/order-receipt.tsx";
import { localeOf } from "#app/platform/locale.ts";
import { privateMeta } from "#app/platform/page-meta.ts";
import { uuidParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { memberOf } from "#app/platform/session.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/complete.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.id);
  const member = await memberOf(context);
  if (!member) return data({ order: null }, { status: 401 });
  const key = { id, memberId: member.id };
  const order = found(await findOwnPaidOrder(servicesOf(context).db, localeOf(url), key));
  return data({ order });
}

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
      <div className="page py-8 md:py-14">
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
