import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatMoment, formatShortDay } from "#app/domain/date-text.ts";
import { formatWon } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PaidOrder } from "./order-queries.server.ts";
import { PaymentFacts } from "./payment-facts.tsx";
import { ResultCard } from "./result-card.tsx";

export function OrderReceipt({ order }: { readonly order: PaidOrder }) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const moment = order.paidAt ? formatMoment(order.paidAt, locale) : "";
  return (
    <ResultCard
      icon={CircleCheck}
      tone="good"
      title={t("complete.heading")}
      text={t("complete.text")}
      actions={<ButtonLink to="/reservation">{t("complete.reservations")}</ButtonLink>}
    >
      <PaymentFacts
        facts={[
          { label: t("complete.order_name"), value: order.name },
          { label: t("complete.order_number"), value: order.number },
          { label: t("complete.paid_at"), value: t("complete.paid_at_zone", { moment }) },
        ]}
      />
      <h2 className="mt-6 text-18">{t("complete.lines")}</h2>
      <ul className="mt-1 divide-y divide-line">
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
      <p className="row row-total">
        <span className="text-18">{t("complete.amount")}</span>
        <span className="price price-xl">{formatWon(order.total, locale)}</span>
      </p>
    </ResultCard>
  );
}

function OrderLine({ line }: { readonly line: PaidOrder["lines"][number] }) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  return (
    <li>
      <AppLink
        to={`/reservation/${line.id}`}
        className="flex items-start justify-between gap-4 py-3 hover:underline"
      >
        <span className="min-w-0">
          <b className="block leading-6">{line.title}</b>
          <span className="block text-14 text-ink-2">
            {t(`kind.${line.kind}`)} · {formatShortDay(line.usedOn, locale)} · {line.detail}
          </span>
        </span>
        <span className="num">{formatWon(line.paid, locale)}</span>
      </AppLink>
    </li>
  );
}
