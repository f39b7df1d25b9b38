import { ChevronLeft, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { answerBy } from "#app/domain/reservation/desk/queues.ts";
import { needsRecheck, recheckBy } from "#app/domain/reservation/status/recheck-rules.ts";
import { useDeskLimits } from "#app/features/company/use-desk-limits.ts";
import { Deadline } from "#app/features/desk/deadline-marks.tsx";
import { BackLink } from "#app/features/desk/desk-head.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { queueAddress } from "#app/features/reservation/desk/reservation-filter.ts";
import type { OfferRecord } from "#app/features/reservation/desk/reservation-order.server.ts";
import { StatusMark, WaitsForCustomer } from "#app/features/reservation/desk/status-mark.tsx";
import { iconButtonClass } from "#app/ui/icon-button.tsx";

type HeadProps = {
  readonly reservation: ReservationRecord;
  readonly offers: readonly OfferRecord[];
  readonly now: Date;
  readonly children?: ReactNode;
};

/** The title and urgency; the link back is a cross next to the list, and an arrow without it. */
export function ReservationHead({ reservation, offers, now, children }: HeadProps) {
  const { t } = useTranslation("desk");
  const { text, day } = useAdminFormat();
  const [search] = useSearchParams();
  const back = queueAddress(search);
  const isRecheck = needsRecheck(reservation, now);
  const { supplierAnswerHours } = useDeskLimits();
  const by = isRecheck
    ? recheckBy(reservation)
    : deadlineOf(reservation, offers, supplierAnswerHours);
  const open = offers.find(({ status }) => status === "OPEN");
  return (
    <header
      data-line-head
      className="min-w-0 xl:border-b xl:border-line xl:bg-paper xl:px-5 xl:py-4"
    >
      <BackLink to={back} preventScrollReset>
        <ChevronLeft aria-hidden="true" />
        {t("area.reservations")}
      </BackLink>
      <div className="flex items-center gap-2">
        <StatusMark status={reservation.status} />
        <span className="tabular-nums whitespace-nowrap text-ink-2">{`${reservation.orderNumber} · ${reservation.idx}`}</span>
        <Link
          to={back}
          className={iconButtonClass({ className: "-my-1.5 -me-2 ms-auto max-xl:hidden" })}
          aria-label={t("queue.close")}
          aria-keyshortcuts="Escape"
          preventScrollReset
        >
          <X aria-hidden="true" />
        </Link>
      </div>
      <h1 className="mt-1 text-18">{text(reservation.title)}</h1>
      <p className="text-ink-2">{`${day(reservation.usedOn)} · ${text(reservation.detail)}`}</p>
      {open ? <CustomerUntil until={open.expiresAt} /> : null}
      {by && !open ? <AnswerBy by={by} now={now} isRecheck={isRecheck} /> : null}
      {children}
    </header>
  );
}

/** The deadline for an answer. */
function deadlineOf(
  { status, createdAt, referenceLostAt, refunds }: ReservationRecord,
  offers: readonly OfferRecord[],
  supplierHours: number,
): Date | undefined {
  if (status === "COMPLETE" && referenceLostAt) {
    return answerBy("confirm", referenceLostAt, supplierHours);
  }
  if (status === "PENDING") {
    // Once the customer has accepted another time, the course must confirm again.
    const moved = offers.find((offer) => offer.status === "ACCEPTED");
    return answerBy("confirm", moved?.answeredAt ?? createdAt, supplierHours);
  }
  const inReview = refunds.find((refund) => refund.status === "review");
  return inReview && answerBy("decide", inReview.createdAt, supplierHours);
}

function CustomerUntil({ until }: { readonly until: Date }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <WaitsForCustomer />
      <span className="text-ink-2">{t("queue.customer_until", { at: moment(until) })}</span>
    </p>
  );
}

type AnswerByProps = { readonly by: Date; readonly now: Date; readonly isRecheck: boolean };

function AnswerBy({ by, now, isRecheck }: AnswerByProps) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <Deadline by={by} now={now} />
      <span className="text-ink-2">
        {t(isRecheck ? "queue.recheck_by" : "queue.answer_by", { at: moment(by) })}
      </span>
    </p>
  );
}
