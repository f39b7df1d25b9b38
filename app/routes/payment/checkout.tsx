import { ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { OTHER_TIME } from "#app/domain/order/nearest-times.ts";
import { CheckoutPage } from "#app/features/checkout/form/checkout-page.tsx";
import { ClosedCheckout } from "#app/features/checkout/form/closed-checkout.tsx";
import { typedCheckout } from "#app/features/checkout/form/typed-checkout.ts";
import { takesOrders } from "#app/features/checkout/purchase/agreed-versions.server.ts";
import { answerOrder } from "#app/features/checkout/purchase/answer-order.server.ts";
import { checkoutData } from "#app/features/checkout/purchase/checkout-data.server.ts";
import {
  chosenLines,
  submitCheckout,
} from "#app/features/checkout/purchase/submit-checkout.server.ts";
import { takeOtherTime } from "#app/features/checkout/purchase/take-other-time.server.ts";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { forgetCompanion } from "#app/features/order/companion/companion-store.server.ts";
import type { CheckoutReply } from "#app/features/order/payment/checkout-reply.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/checkout.ts";

export const handle = { words: ["errors", "payment"] } satisfies PageHandle;

/** `?line=<key>&line=<key>` names what is paid for now; without any it is the whole cart. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  const services = servicesOf(context);
  const back = `/payment${url.search}`;
  const nothing = { isVisitor: !member, isClosed: false, back, checkout: null };
  if (!(await takesOrders(services))) {
    return data({ ...nothing, isClosed: true }, { status: ERROR_STATUS["order.not_open"] });
  }
  if (!member) return nothing;
  const lines = await chosenLines(services, member.id, url.searchParams.getAll("line"));
  if (lines.length === 0) return nothing;
  const input = { memberId: member.id, locale: localeOf(url), lines };
  return { ...nothing, checkout: await checkoutData(services, input) };
}

/** Forgets a companion, moves a round that is sold out, or pays: next is `submitCheckout`. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { form, check } = await sentForm(request);
  const answer = await answerOrder(services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    if (form.get("intent") === "forget") {
      await forgetCompanion(services.db, memberId, uuidParam(String(form.get("companion"))));
      return { ok: true } satisfies CheckoutReply;
    }
    if (form.has(OTHER_TIME)) throw await takeOtherTime(services, { memberId, form, url });
    return submitCheckout(services, { memberId, form, url });
  });
  if (!("data" in answer)) return answer;
  return data({ ...answer.data, typed: typedCheckout(form) }, answer.init ?? undefined);
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("payment:checkout.title"),
    description: t("payment:checkout.description"),
  }));
}

export default function PaymentCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("payment");
  const { checkout, isClosed, isVisitor, back } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  if (checkout) return <CheckoutPage checkout={checkout} refused={refused} />;
  return (
    <div className={`${gutterClass} max-w-[52rem] py-6 md:py-10`}>
      <JourneyHead title={t("checkout.title")} back="/shopping_cart" />
      {isClosed ? <ClosedCheckout /> : <NothingToPay isVisitor={isVisitor} back={back} />}
    </div>
  );
}

type NothingToPayProps = { readonly isVisitor: boolean; readonly back: string };

function NothingToPay({ isVisitor, back }: NothingToPayProps) {
  const { t } = useTranslation("payment");
  if (isVisitor) return <LoginPrompt next={back} text={t("checkout.login")} />;
  return (
    <EmptyState
      icon={ShoppingBag}
      title={t("checkout.empty")}
      text={t("checkout.empty_text")}
      action={<ButtonLink to="/shopping_cart">{t("checkout.cart")}</ButtonLink>}
    />
  );
}
