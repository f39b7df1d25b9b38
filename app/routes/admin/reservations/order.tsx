import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { z } from "zod";
import { phoneOrderForm } from "#app/domain/checkout/phone/phone-order-form.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { mayChange } from "#app/domain/desk/role/role-rights.ts";
import { PayLinkCard } from "#app/features/checkout/desk/pay-link-card.tsx";
import {
  cancelPayLink,
  resendPayLink,
} from "#app/features/checkout/phone-order/change-pay-link.server.ts";
import { findPayLink } from "#app/features/checkout/phone-order/pay-link-queries.server.ts";
import { AdminHead, DoneNote } from "#app/features/desk/desk-head.tsx";
import { useFresh } from "#app/features/desk/desk-hooks.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { listMessages } from "#app/features/message/message-log-queries.server.ts";
import { resendMessage } from "#app/features/order/record/resend-message.server.ts";
import { FailedReturn } from "#app/features/reservation/desk/order/failed-return.tsx";
import {
  findFailedReturn,
  RETURN_INTENTS,
  runReturnAction,
} from "#app/features/reservation/desk/order/failed-returns.server.ts";
import { MessageLog } from "#app/features/reservation/desk/order/message-log.tsx";
import { OrderHistory } from "#app/features/reservation/desk/order/order-history.tsx";
import {
  OrderLines,
  OrderMoney,
  OrderWho,
} from "#app/features/reservation/desk/order/order-parts.tsx";
import { findOrder } from "#app/features/reservation/desk/order/order-record-queries.server.ts";
import { StaleRecord } from "#app/features/reservation/desk/record/stale-card.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/order.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => `${t("phone:order")} ${args.loaderData?.order.number ?? ""}`);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const id = uuidParam(params.id);
  const order = orNotFound(await findOrder(db, id));
  const { role } = await requireMember(context);
  return {
    order,
    link: await findPayLink(db, id, now()),
    messages: await listMessages(db, { orderId: id }),
    canChange: mayChange(role, "reservations"),
    failedReturn: await findFailedReturn(db, id),
    done: DONE.find((each) => each === url.searchParams.get("done")),
  };
}

const DONE = ["sent", "retry", "hand_paid"] as const;

const resendForm = z.object({ message: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Sends a message or the pay link once more, takes the link back, or returns a payment whose return failed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.server_error", services.log, async () => {
    const staff = await requireMember(context);
    const orderId = uuidParam(params.id);
    const form = await formOf(request);
    const intent = form.get("intent");
    const ofReturn = RETURN_INTENTS.find((each) => each === intent);
    if (ofReturn) {
      await runReturnAction(services, staff, { orderId, intent: ofReturn, form });
      return redirect(`/admin/reservations/order/${orderId}?done=${ofReturn}`);
    }
    if (intent === "resend") {
      const { message: messageId } = parseForm(resendForm, form);
      await resendMessage(services, staff, { messageId, orderId });
    } else if (intent === "send_link") {
      const { channels } = parseForm(phoneOrderForm.pick({ channels: true }), form);
      await resendPayLink(services, staff, { orderId, channels });
    } else if (intent === "cancel_link") {
      await cancelPayLink(services, staff, orderId, String(form.get("until") ?? ""));
    } else throw new AppError("common.bad_request");
    return { ok: true as const };
  });
}

/** The whole order on one page: lines, pay link, money, messages and history. */
export default function AdminOrder({ loaderData }: Route.ComponentProps) {
  const { order, link, messages, failedReturn, canChange, done } = loaderData;
  const { t } = useTranslation("phone");
  const { t: desk } = useTranslation("desk");
  const { text } = useAdminFormat();
  useFresh();
  return (
    <>
      <AdminHead
        title={`${order.number} · ${text(order.name)}`}
        crumbs={[{ label: desk("area.reservations"), to: "/admin/reservations" }]}
        text={t(`order_status.${order.status}`)}
      />
      {done ? (
        <DoneNote text={done === "sent" ? t("link_sent") : desk(`reservation.done.${done}`)} />
      ) : null}
      <OrderLines order={order} />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          {failedReturn ? (
            <StaleRecord page={failedReturn.id}>
              <FailedReturn refund={failedReturn} canChange={canChange} />
            </StaleRecord>
          ) : null}
          {link ? <PayLinkCard link={link} order={order} canChange={canChange} /> : null}
          <OrderMoney order={order} />
          <OrderWho order={order} />
        </div>
        <div className="grid min-w-0 gap-4">
          <MessageLog messages={messages} orderId={canChange ? order.id : undefined} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}
