import { BadgeCheck, Hourglass, type LucideIcon, RotateCcw, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatWon } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Card } from "#app/ui/card.tsx";
import type { OwnReservation } from "./reservation-queries.server.ts";

type ReservationProofProps = {
  readonly reservation: Pick<
    OwnReservation,
    "status" | "kind" | "supplierReference" | "paid" | "refund"
  >;
};

/** What the supplier said, or that nothing has been said yet. */
export function ReservationProof({ reservation }: ReservationProofProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { status, kind, supplierReference, refund } = reservation;
  const refundFact =
    refund === null ? null : <Fact label={t("refund.amount")}>{formatWon(refund, locale)}</Fact>;

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
        text={t("refund.asked_text")}
      >
        {refundFact}
      </Statement>
    );
  if (status === "CANCELLED")
    return (
      <Statement icon={Undo2} tone="quiet" title={t("refund.done")} text={t("refund.done_text")}>
        {refundFact}
      </Statement>
    );
  return (
    <Statement
      icon={BadgeCheck}
      tone="good"
      title={t(`proof.${kind}`)}
      text={supplierReference ? t("proof.text") : t("proof.no_reference")}
    >
      {supplierReference ? <Fact label={t("proof.reference")}>{supplierReference}</Fact> : null}
    </Statement>
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

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl className="well mt-4">
      <dt className="text-14 leading-5 text-ink-3">{label}</dt>
      <dd className="text-18 font-bold break-all tabular-nums">{children}</dd>
    </dl>
  );
}
