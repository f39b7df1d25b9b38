import { data } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { agreementsSchema } from "#app/domain/order/people/booker.ts";
import {
  beginPayment,
  markOpened,
} from "#app/features/checkout/phone-order/begin-payment.server.ts";
import { ClosedLink, PaidTrip } from "#app/features/checkout/phone-order/pay-page/paid-trip.tsx";
import { findPayPage } from "#app/features/checkout/phone-order/pay-page/pay-page-queries.server.ts";
import { PayTrip } from "#app/features/checkout/phone-order/pay-page/pay-trip.tsx";
import { answerOrder } from "#app/features/checkout/purchase/answer-order.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import type { Route } from "./+types/link.ts";

export const handle = {
  words: ["errors", "paylink", "payment", "reservation"],
} satisfies PageHandle;

/** Anyone with the address can open the page, so it must not be cached, indexed or sent as a referrer. */
const PRIVATE = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = orNotFound(await findPayPage(servicesOf(context), localeOf(url), params.token));
  return data({ page }, { headers: PRIVATE });
}

/** Notes that the link was opened, or pays: next is `beginPayment`, then the card window. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answerOrder(services.log, async () => {
    const form = await formOf(request);
    const intent = form.get("intent");
    if (intent === "opened") {
      await markOpened(services, params.token);
      return { ok: true as const };
    }
    if (intent !== "pay") throw new AppError("common.bad_request");
    parseForm(agreementsSchema, form);
    return { ok: true as const, order: await beginPayment(services, params.token, url) };
  });
}

export function headers() {
  return PRIVATE;
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("paylink:page"),
    description: t("paylink:description"),
  }));
}

export default function PayLinkPage({ loaderData: { page }, params }: Route.ComponentProps) {
  if ("lines" in page) return <PayTrip page={page} />;
  if ("trip" in page) return <PaidTrip page={page} token={params.token} />;
  return <ClosedLink state={page.state} />;
}
