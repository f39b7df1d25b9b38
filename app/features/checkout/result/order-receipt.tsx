import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatMoment, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { PaidOrder } from "#app/features/checkout/purchase/paid-order-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { PaidChanges } from "./paid-changes.tsx";
import { PaymentFacts, ResultCard } from "./result-card.tsx";

const TONE: Record<PaidOrder["lines"][number]["status"], BadgeTone> = {
  PENDING: "request",
  COMPLETE: "instant",
  USED: "done",
  REFUND_REQUEST: "plain",
  CANCELLED: "plain",
};

export function OrderReceipt({ order }: { readonly order: PaidOrder }) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const moment = order.paidAt ? formatMoment(order.paidAt, locale) : "";
  const paidWith = usePaidWith(order);
  const outcome = useOutcome(order);
  return (
    <ResultCard
      icon={CircleCheck}
      tone="good"
      title={t("complete.heading")}
      text={outcome}
      actions={
        <>
          <ButtonLink to="/reservation">{t("complete.reservations")}</ButtonLink>
          {order.receipt?.url ? (
            <a
              className={buttonClass({ variant: "secondary" })}
              href={order.receipt.url}
              target="_blank"
              rel="noreferrer"
            >
              {t("complete.receipt")}
            </a>
          ) : null}
        </>
      }
    >
      {order.picture ? (
        <span className={`${photoClass} mt-5 block h-37 md:h-44`}>
          <PictureImage picture={order.picture} alt="" sizes="(min-width: 840px) 512px, 100vw" />
        </span>
      ) : null}
      <PaymentFacts
        facts={[
          { label: t("complete.order_name"), value: order.name },
          { label: t("complete.order_number"), value: order.number },
          { label: t("complete.paid_at"), value: t("complete.paid_at_zone", { moment }) },
          { label: t("complete.method"), value: paidWith },
        ]}
      />
      <h2 className="mt-6 text-18">{t("complete.lines", { count: order.lines.length })}</h2>
      <ul className="mt-1 divide-y divide-line">
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
      <Less label={t("complete.coupon")} amount={order.coupon} />
      <Less label={t("complete.points")} amount={order.points} />
      <p className={moneyRowClass({ look: "total" })}>
        <span className="text-18">{t("complete.amount")}</span>
        <span className={priceClass({ size: "xl" })}>{formatWon(order.total, locale)}</span>
      </p>
      <PaidChanges changes={order.changes} />
      <NextSteps lines={order.lines} />
    </ResultCard>
  );
}

/** Whether anything is still waited for. */
function useOutcome({ lines }: PaidOrder): string {
  const { t } = useTranslation("payment");
  const isConfirmed = lines.every(({ status }) => status === "COMPLETE");
  return isConfirmed ? t("complete.confirmed", { count: lines.length }) : t("complete.text");
}

/** What the lines cost less together; nothing where nothing was taken off. */
function Less({ label, amount }: { readonly label: string; readonly amount: Won }) {
  const locale = useLocale();
  return amount > 0 ? (
    <p className={moneyRowClass()}>
      <span className="text-ink-2">{label}</span>
      <span className="tabular-nums whitespace-nowrap">−{formatWon(amount, locale)}</span>
    </p>
  ) : null;
}

/** The card, as far as its provider shows it; nothing where nothing was left to pay. */
function usePaidWith({ receipt, total }: PaidOrder): string | undefined {
  const { t } = useTranslation("payment");
  if (total === 0) return t("complete.points_only");
  if (!receipt) return undefined;
  const card = [t("method.card"), receipt.cardNumber].filter(Boolean).join(" ");
  const count = receipt.installmentMonths;
  return count > 1 ? t("complete.card_months", { card, count }) : card;
}

function NextSteps({ lines }: Pick<PaidOrder, "lines">) {
  const { t } = useTranslation("payment");
  const isWaiting = lines.some(({ status }) => status === "PENDING");
  // What a supplier has confirmed meanwhile was no instant booking.
  const isInstant = lines.some(
    ({ status, booking }) => status === "COMPLETE" && booking === "instant",
  );
  return (
    <>
      <h2 className="mt-6 text-18">{t("complete.next")}</h2>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {isWaiting ? <li>{t("complete.next_request")}</li> : null}
        {isInstant ? <li>{t("complete.next_instant")}</li> : null}
        <li>{t("complete.next_cancel")}</li>
      </ul>
    </>
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
            {t(`kind.${line.kind}`)} · {formatShortDay(line.usedOn, locale)}
            <span className="block">{line.detail}</span>
          </span>
          <Badge tone={TONE[line.status]} className="mt-1">
            {t(`status.${line.status}`)}
          </Badge>
        </span>
        <span className="tabular-nums whitespace-nowrap flex-none">
          {formatWon(line.amount, locale)}
        </span>
      </AppLink>
    </li>
  );
}
