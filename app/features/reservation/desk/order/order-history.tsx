import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { cardClass, linkClass } from "#app/ui/look/classes.ts";
import type { OrderRecord } from "./order-record-queries.server.ts";

const EVENTS = [
  "placed",
  "confirm_begun",
  "charged",
  "not_charged",
  "answer_lost",
  "payment_unbound",
  "hold_expired",
  "nothing_to_pay",
  "given_back",
  "returning",
] as const;

const DONE = ["order.phone", "order.send_link", "order.cancel_link", "order.resend"] as const;

const LINE_ACTIONS = [
  "paid",
  "confirm",
  "refuse",
  "ask_refund",
  "refund",
  "refuse_refund",
  "use",
  "external",
  "offer",
  "withdraw_offer",
  "accept_offer",
  "decline_offer",
  "expire_offer",
  "change",
] as const;

/** Payment, lines and staff in one history, newest first. */
export function OrderHistory({ order }: { readonly order: OrderRecord }) {
  const { t } = useTranslation("phone");
  const { t: desk } = useTranslation("desk");
  const { moment } = useAdminFormat();
  const entries = [
    ...order.steps.map(({ id, event, at }) => {
      const known = EVENTS.find((each) => each === event);
      return { key: `order ${id}`, at, idx: undefined, text: known ? t(`event.${known}`) : event };
    }),
    ...order.changes.map(({ id, idx, action, by, actor, reason, at }) => {
      const known = LINE_ACTIONS.find((each) => each === action);
      const what = known ? desk(`history.${known}`) : action;
      const text = [what, by ?? desk(`actor.${actor}`), reason].filter(Boolean).join(" · ");
      return { key: `line ${id}`, at, idx, text };
    }),
    ...order.audit.map(({ id, action, by, at }) => {
      const known = DONE.find((each) => each === action);
      const what = known ? t(`did.${known}`) : action;
      return {
        key: `staff ${id}`,
        at,
        idx: undefined,
        text: [what, by].filter(Boolean).join(" · "),
      };
    }),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return (
    <section className={`${cardClass} p-4`}>
      <h2 className="text-16">{desk("history.title")}</h2>
      {entries.length === 0 ? <p className="mt-2 text-ink-2">{desk("history.none")}</p> : null}
      <ol className="mt-2 grid gap-2">
        {entries.map(({ key, at, idx, text }) => (
          <li key={key} className="text-14">
            <span className="text-ink-2">{moment(at)}</span>{" "}
            {idx === undefined ? null : (
              <Link to={`/admin/reservations/${idx}`} className={linkClass}>
                {`#${idx}`}
              </Link>
            )}{" "}
            <b>{text}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
