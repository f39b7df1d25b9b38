import { BadgeCheck, Hourglass, type LucideIcon, RotateCcw, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#app/domain/date-text.ts";
import { numberFormat } from "#app/domain/formats.ts";
import { LOCALE_TAG } from "#app/domain/locale.ts";
import { formatWon, won } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Card } from "#app/ui/card.tsx";
import type { LineRefundState } from "./history-queries.server.ts";
import type { OwnReservation } from "./reservation-queries.server.ts";

type ReservationProofProps = {
  readonly reservation: Pick<
    OwnReservation,
    "status" | "kind" | "supplierReference" | "confirmedAt" | "confirmedBy" | "refund"
  >;
  readonly refund: LineRefundState | undefined;
};

/** What the supplier said, or that nothing has been said yet. */
export function ReservationProof({ reservation, refund }: ReservationProofProps) {
  const { t } = useTranslation("reservation");
  const { status, kind, supplierReference, confirmedAt, confirmedBy } = reservation;
  const locale = useLocale();

  if (status === "PENDING")
    return (
      <Statement
        icon={Hourglass}
        tone="waiting"
        title={t(`pending.${kind}`)}
        text={t("pending.text")}
      />
    );
  if (status === "REFUND_REQUEST")
    return (
      <Statement
        icon={RotateCcw}
        tone="waiting"
        title={t("refund.asked")}
        text={t(`refund.${waitsFor(refund)}`)}
      >
        <RefundFacts reservation={reservation} refund={refund} />
      </Statement>
    );
  if (status === "CANCELLED")
    return (
      <Statement icon={Undo2} tone="quiet" title={t("refund.done")} text={t("refund.done_text")}>
        <RefundFacts reservation={reservation} refund={refund} />
      </Statement>
    );
  return (
    <Statement
      icon={BadgeCheck}
      tone="good"
      title={t(`proof.${kind}`)}
      text={supplierReference ? t("proof.text") : t("proof.no_reference")}
    >
      <Facts
        facts={[
          { label: t("proof.reference"), value: supplierReference },
          { label: t("proof.when"), value: confirmedAt && formatMoment(confirmedAt, locale) },
          { label: t("proof.who"), value: confirmedBy && t("proof.by", { name: confirmedBy }) },
        ]}
      />
    </Statement>
  );
}

/** review: the desk decides · sending: the provider is asked · failed: somebody looks at it. */
function waitsFor(refund: LineRefundState | undefined) {
  if (refund?.status === "sending") return "sending_text";
  return refund?.status === "failed" ? "failed_text" : "asked_text";
}

function RefundFacts({ reservation, refund }: ReservationProofProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const given = refund ? won(refund.card + refund.points) : reservation.refund;
  if (given === null) return null;
  return (
    <Facts
      facts={[
        { label: t("refund.amount"), value: formatWon(given, locale) },
        { label: t("refund.card"), value: refund && formatWon(refund.card, locale) },
        {
          label: t("refund.points"),
          value: refund?.points
            ? t("ask.points_amount", {
                points: numberFormat(LOCALE_TAG[locale]).format(refund.points),
              })
            : null,
        },
        { label: t("refund.fee"), value: refund && formatWon(refund.fee, locale) },
        { label: t("refund.when"), value: refund?.doneAt && formatMoment(refund.doneAt, locale) },
      ]}
    />
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
    <Card as="section" className="rounded-panel">
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
    <dl className="well mt-4 flex flex-wrap gap-x-10 gap-y-3">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-14 leading-5 text-ink-3">{label}</dt>
          <dd className="font-bold break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
