import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { MessageState } from "#app/domain/message/delivery.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { LoggedMessage } from "#app/features/message/message-log-queries.server.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";

const TONE: Record<MessageState, BadgeTone> = {
  queued: "request",
  sent: "free",
  failed: "danger",
  dead: "danger",
};

type MessageLogProps = {
  readonly messages: readonly LoggedMessage[];
  /** Where a message is sent again from; without it the log is only read. */
  readonly orderId?: string | undefined;
};

/** Every message with its state, channel, time and masked recipient; its text unfolds, its link never. */
export function MessageLog({ messages, orderId }: MessageLogProps) {
  const { t } = useTranslation("phone");
  const { moment } = useAdminFormat();
  return (
    <TableCard title={t("messages")} count={messages.length}>
      {messages.length === 0 ? <p className="p-4 text-ink-3">{t("no_messages")}</p> : null}
      <ul className="divide-y divide-line">
        {messages.map((message) => (
          <li key={message.id} className="grid gap-1 p-4">
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={TONE[message.state]}>{t(`message.${message.state}`)}</Badge>
              <span className="text-ink-2">
                {[
                  t(`channel.${message.channel as "email" | "text"}`),
                  message.recipient,
                  moment(message.sentAt ?? message.at),
                ].join(" · ")}
              </span>
            </span>
            <MessageText message={message} />
            {message.lastError ? (
              <span className="text-13 text-danger-700">{message.lastError}</span>
            ) : null}
            {orderId && message.canResend ? <Resend id={message.id} orderId={orderId} /> : null}
          </li>
        ))}
      </ul>
    </TableCard>
  );
}

function MessageText({ message: { subject, body } }: { readonly message: LoggedMessage }) {
  const { t } = useTranslation("phone");
  if (!body) return <b>{subject}</b>;
  return (
    <details>
      <summary className="cursor-pointer">
        <b>{subject}</b>
      </summary>
      <p className="mt-1 whitespace-pre-line rounded-panel bg-sand p-3 text-14">{body}</p>
      <p className="text-13 text-ink-3">{t("link_hidden")}</p>
    </details>
  );
}

type ResendProps = { readonly id: number; readonly orderId: string };

function Resend({ id, orderId }: ResendProps) {
  const { t } = useTranslation("phone");
  const { show } = useToast();
  const fetcher = useFetcher<{ readonly ok: true } | Failure>();
  const answer = fetcher.data;
  const done = answer?.ok === true && fetcher.state === "idle";
  useEffect(() => {
    if (done) show({ text: t("resent") });
  }, [done, show, t]);
  return (
    <fetcher.Form method="post" action={`/admin/reservations/order/${orderId}`}>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="message" value={id} />
      <Button type="submit" variant="secondary" size="xs" busy={fetcher.state !== "idle"}>
        {t("resend")}
      </Button>
      <FailureText failure={answer?.ok === false ? answer : undefined} />
    </fetcher.Form>
  );
}
