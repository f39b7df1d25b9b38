import { BadgeCheck, Hourglass, type LucideIcon, RotateCcw, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { confirmationOf } from "#app/domain/reservation/voucher/confirmation.ts";
import type { LineRefundState } from "#app/features/reservation/record/reservation-history-queries.server.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { wellClass } from "#app/ui/look/classes.ts";

type ReservationProofProps = {
  readonly reservation: Pick<
    OwnReservation,
    | "status"
    | "kind"
    | "booking"
    | "supplierReference"
    | "confirmedAt"
    | "confirmedBy"
    | "recheckedAt"
    | "recheckedBy"
    | "paidAt"
    | "voucherCode"
    | "refund"
  >;
  readonly refund: LineRefundState | undefined;
  /** What the member has just requested: said here, and nowhere else. */
  readonly requested: "done" | "waiting" | "review" | "moved" | "changed" | undefined;
};

/** The supplier's confirmation, or that there is none yet. */
export function ReservationProof(props: ReservationProofProps) {
  const { reservation } = props;
  const { t } = useTranslation("reservation");
  const { status, kind } = reservation;

  if (status === "PENDING")
    return (
      <Statement
        icon={Hourglass}
        tone="waiting"
        title={t(`pending.${kind}`)}
        text={t("pending.text")}
      />
    );
  if (status === "REFUND_REQUEST" || status === "CANCELLED") return <RefundStatement {...props} />;
  const { by } = confirmationOf(reservation);
  const text = { supplier: "proof.text", awaited: "proof.no_reference" } as const;
  return (
    <Statement
      icon={BadgeCheck}
      tone="good"
      title={t(by === "instant" ? "proof.instant_title" : `proof.${kind}`)}
      text={t(by === "instant" ? `proof.at_once.${kind}` : text[by])}
    >
      <Proof reservation={reservation} />
    </Statement>
  );
}

/** How far the refund is, and every won of it; after a cancel it is also the answer to the button. */
function RefundStatement({ reservation, refund, requested }: ReservationProofProps) {
  const { t } = useTranslation("reservation");
  const isDone = reservation.status === "CANCELLED";
  const waiting = refund?.kind === "refusal" ? "refund.not_to_be_had" : "refund.asked";
  const done = refund?.isByHand ? "refund.by_hand_text" : "refund.done_text";
  const text = t(isDone ? done : `refund.${waitsFor(refund)}`);
  const isAnswer = requested !== undefined && requested !== "moved" && requested !== "changed";
  return (
    <div role={isAnswer ? "status" : undefined}>
      <Statement
        icon={isDone ? Undo2 : RotateCcw}
        tone={isDone ? "quiet" : "waiting"}
        title={t(isDone ? "refund.done" : waiting)}
        text={isAnswer ? `${t("asked.title")}. ${text}` : text}
      >
        <RefundFacts reservation={reservation} refund={refund} />
      </Statement>
    </div>
  );
}

/** The supplier's number, when and by whom; an instant line was confirmed by its payment. */
function Proof({ reservation }: Pick<ReservationProofProps, "reservation">) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { kind, supplierReference, confirmedAt, confirmedBy, paidAt, voucherCode } = reservation;
  const { recheckedAt, recheckedBy } = reservation;
  const isInstant = confirmationOf(reservation).by === "instant";
  const when = confirmedAt ?? (isInstant ? paidAt : null);
  const who = confirmedBy ? t("proof.by", { name: confirmedBy }) : null;
  const again = [
    recheckedAt && formatMoment(recheckedAt, locale),
    recheckedBy && t("proof.by", { name: recheckedBy }),
  ];
  return (
    <Facts
      facts={[
        { label: t(`proof.reference.${kind}`), value: supplierReference },
        { label: t("proof.code"), value: voucherCode },
        { label: t("proof.when"), value: when && formatMoment(when, locale) },
        { label: t("proof.who"), value: isInstant ? t("proof.instant") : who },
        { label: t("proof.rechecked"), value: again.filter(Boolean).join(" · ") },
      ]}
    />
  );
}

/** review: staff decide · sending: requested of the provider · failed: staff look at it. */
function waitsFor(refund: LineRefundState | undefined) {
  if (refund?.status === "sending") return "sending_text";
  return refund?.status === "failed" ? "failed_text" : "asked_text";
}

/** The sums of the dialog, which may be those of several lines; then what of it was this one's. */
function RefundFacts({ reservation, refund }: Omit<ReservationProofProps, "requested">) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  if (!refund) {
    const given = reservation.refund;
    if (given === null) return null;
    return <Facts facts={[{ label: t("refund.amount"), value: formatWon(given, locale) }]} />;
  }
  const { card, points, fee, lines, coupon } = refund.whole;
  const inPoints = t("ask.points_amount", {
    points: numberFormat(LOCALE_TAG[locale]).format(points),
  });
  return (
    <>
      <Facts
        facts={[
          { label: t("refund.amount"), value: formatWon(won(card + points), locale) },
          {
            label: t(refund.isByHand ? "refund.account" : "refund.card"),
            value: formatWon(card, locale),
          },
          { label: t("refund.points"), value: points > 0 ? inPoints : null },
          { label: t("refund.coupon"), value: coupon },
          { label: t("refund.fee"), value: formatWon(fee, locale) },
          { label: t("refund.when"), value: refund.doneAt && formatMoment(refund.doneAt, locale) },
        ]}
      />
      {lines > 1 ? (
        <p className="mt-2 text-14 text-ink-2 tabular-nums">
          {t("refund.of_it", {
            count: lines,
            amount: formatWon(won(refund.card + refund.points), locale),
          })}
        </p>
      ) : null}
      {refund.said ? <Said text={refund.said} /> : null}
    </>
  );
}

/** The reason that staff gave. */
function Said({ text }: { readonly text: string }) {
  const { t } = useTranslation("reservation");
  return (
    <section className="mt-4">
      <h3 className="text-14 leading-5 text-ink-3">{t("refund.said")}</h3>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}

const GROUND = {
  good: "bg-fairway-50 text-fairway-700",
  waiting: "bg-warn-50 text-warn-700",
  quiet: "bg-sand-2 text-ink-2",
} as const;

type StatementProps = {
  readonly icon: LucideIcon;
  readonly tone: keyof typeof GROUND;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

function Statement({ icon: Icon, tone, title, text, children }: StatementProps) {
  return (
    <Card as="section">
      <div className="flex items-start gap-3">
        <span className={`grid size-12 flex-none place-items-center rounded-full ${GROUND[tone]}`}>
          <Icon className="size-7" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-18 md:text-22">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}

type FactsProps = {
  readonly facts: readonly { readonly label: string; readonly value: string | null | undefined }[];
};

/** Only what is known. */
function Facts({ facts }: FactsProps) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl
      className={`${wellClass} mt-4 grid grid-cols-2 gap-4 md:flex md:flex-wrap md:gap-x-10 md:gap-y-3`}
    >
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-14 leading-5 text-ink-3">{label}</dt>
          <dd className="font-bold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
