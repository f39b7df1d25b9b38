import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { isPayable } from "#app/domain/checkout/phone/pay-link.ts";
import { LINK_CHANNELS } from "#app/domain/checkout/phone/phone-order-form.ts";
import type { PayLinkRecord } from "#app/features/checkout/phone-order/pay-link-queries.server.ts";
import { DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { OrderRecord } from "#app/features/reservation/desk/order/order-record-queries.server.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FailureText } from "#app/ui/form/field.tsx";
import { PayLinkMark } from "./pay-link-table.tsx";

type PayLinkCardProps = {
  readonly link: PayLinkRecord;
  readonly order: OrderRecord;
  readonly canChange: boolean;
};

/** The pay link of an order by telephone: how far the customer is, and what the desk may still do. */
export function PayLinkCard({ link, order, canChange }: PayLinkCardProps) {
  const { t } = useTranslation("phone");
  const { moment, won, text } = useAdminFormat();
  const isOpen = isPayable(link.state);
  const titleOf = (key: string) =>
    text(order.ordered.find((line) => line.key === key)?.title ?? null) || key;
  return (
    <div className="grid gap-0">
      <DetailCard title={t("pay_link")}>
        <DetailRow label={t("state_label")}>
          <PayLinkMark state={link.state} />
        </DetailRow>
        <DetailRow label={t("sent_at")}>
          {link.sentAt ? t("sent_times", { at: moment(link.sentAt), count: link.sends }) : null}
        </DetailRow>
        <DetailRow label={t("opened_at")}>{link.openedAt ? moment(link.openedAt) : null}</DetailRow>
        <DetailRow label={t("until")}>{moment(link.expiresAt)}</DetailRow>
        <DetailRow label={t("made_by")}>{link.madeBy}</DetailRow>
        <DetailRow label={t("overrides")}>
          {link.overrides.length > 0 ? (
            <ul>
              {link.overrides.map(({ key, list, amount, reason }) => (
                <li key={key}>{`${titleOf(key)}: ${won(list)} → ${won(amount)} · ${reason}`}</li>
              ))}
            </ul>
          ) : null}
        </DetailRow>
        {canChange && (isOpen || link.state === "paid") ? (
          <LinkActions canCancel={isOpen} until={link.expiresAt} />
        ) : null}
      </DetailCard>
    </div>
  );
}

type LinkActionsProps = { readonly canCancel: boolean; readonly until: Date };

function LinkActions({ canCancel, until }: LinkActionsProps) {
  const { t } = useTranslation("phone");
  const send = useFetcher<{ readonly ok: true } | Failure>();
  const cancel = useFetcher<{ readonly ok: true } | Failure>();
  return (
    <div className="flex flex-wrap items-end gap-4 py-3">
      <send.Form method="post" className="flex flex-wrap items-center gap-x-4">
        <input type="hidden" name="intent" value="send_link" />
        {LINK_CHANNELS.map((channel) => (
          <CheckField
            key={channel}
            name="channels"
            value={channel}
            defaultChecked
            label={t(`channel.${channel}`)}
          />
        ))}
        <Button type="submit" variant="secondary" size="sm" busy={send.state !== "idle"}>
          {t("send_again")}
        </Button>
        {send.data?.ok ? <span role="status">{t("resent")}</span> : null}
        <FailureText failure={send.data?.ok === false ? send.data : undefined} />
      </send.Form>
      {canCancel ? (
        <cancel.Form method="post">
          <input type="hidden" name="intent" value="cancel_link" />
          <input type="hidden" name="until" value={until.toISOString()} />
          <Button type="submit" variant="secondary" size="sm" busy={cancel.state !== "idle"}>
            {t("cancel_link")}
          </Button>
          <FailureText failure={cancel.data?.ok === false ? cancel.data : undefined} />
        </cancel.Form>
      ) : null}
    </div>
  );
}
