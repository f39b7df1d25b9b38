import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LoggedMessage } from "#app/features/message/message-log-queries.server.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import { MessageLog } from "./message-log.tsx";

type OrderMessagesProps = {
  readonly reservation: { readonly orderId: string };
  readonly messages: readonly LoggedMessage[];
  readonly canChange: boolean;
};

/** On the record of one line: the way to the whole order, and what was written about it. */
export function OrderMessages({ reservation, messages, canChange }: OrderMessagesProps) {
  const { t } = useTranslation("phone");
  const { orderId } = reservation;
  return (
    <>
      <Link
        to={`/admin/reservations/order/${orderId}`}
        className={`${linkClass} inline-flex min-h-11 items-center`}
      >
        {t("whole_order")}
      </Link>
      <MessageLog messages={messages} orderId={canChange ? orderId : undefined} />
    </>
  );
}
