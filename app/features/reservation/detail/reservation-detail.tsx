import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { reviewedAs } from "#app/domain/community/review/review.ts";
import { reviewWritePath } from "#app/domain/community/review/review-list-query.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { leadsToChange } from "#app/domain/reservation/change/changeable.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { type OpenOffer, TimeOffer } from "#app/features/reservation/offer/time-offer.tsx";
import type {
  HistoryStep,
  LineRefundState,
} from "#app/features/reservation/record/reservation-history-queries.server.ts";
import type {
  OwnReservation,
  ReservationLine,
} from "#app/features/reservation/record/reservation-queries.server.ts";
import {
  CancellationBox,
  type CancelTerms,
} from "#app/features/reservation/refund/cancellation-box.tsx";
import type { PickUp } from "#app/features/reservation/voucher/pick-up-queries.server.ts";
import { VoucherBar } from "#app/features/reservation/voucher/voucher-bar.tsx";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { BookedTogether } from "./booked-together.tsx";
import { PaidBox } from "./paid-box.tsx";
import { PickUpNote } from "./pick-up-note.tsx";
import { ReservationHead } from "./reservation-head.tsx";
import { ReservationProof } from "./reservation-proof.tsx";
import { ReservationSteps } from "./reservation-steps.tsx";
import { ShareBox } from "./trip-share-box.tsx";

type ReservationDetailProps = {
  readonly reservation: OwnReservation;
  readonly pickUp: PickUp | null;
  /** At the venue. */
  readonly today: LocalDate;
  readonly alongside: readonly ReservationLine[];
  readonly history: readonly HistoryStep[];
  /** When its owner last wrote to us about it. */
  readonly toldAt: Date | null;
  readonly refund: LineRefundState | undefined;
  readonly cancelTerms: CancelTerms | null;
  /** Other times that wait for an answer. */
  readonly timeOffer: OpenOffer | null;
  readonly sharedSince: Date | null;
  readonly link: string | undefined;
  /** What the member has just requested. */
  readonly requested: "done" | "waiting" | "review" | "moved" | "changed" | undefined;
};

export function ReservationDetail(props: ReservationDetailProps) {
  const { reservation, pickUp, today, alongside, history, refund, cancelTerms, sharedSince } =
    props;
  const { link, requested, timeOffer, toldAt } = props;
  const { t } = useTranslation("reservation");
  const isComing = isOpen(reservation.status);
  return (
    <div className="md:grid md:grid-cols-[minmax(0,1fr)_376px] md:gap-8">
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        {requested === "moved" || requested === "changed" ? (
          <div role="status">
            <Note tone="good" title={t(`asked.${requested}_title`)}>
              {t(`asked.${requested}`)}
            </Note>
          </div>
        ) : null}
        {refund?.status === "refused" && isComing ? (
          <Note tone="warn" title={t("refund.refused")}>
            {refund.decision}
          </Note>
        ) : null}
        <PickUpNote {...{ reservation, pickUp, alongside, history, toldAt }} />
        {timeOffer ? <TimeOffer offer={timeOffer} /> : null}
        <ReservationHead {...{ reservation, pickUp, today }} />
        {timeOffer ? null : <ReservationProof {...{ reservation, refund, requested }} />}
        <Card as="section">
          <h2 className="mb-4 text-18 md:text-22">{t("steps")}</h2>
          <ReservationSteps {...{ reservation, history, today }} />
        </Card>
        {reservation.travellers.length > 0 ? <Travellers people={reservation.travellers} /> : null}
        {alongside.length > 0 ? <BookedTogether lines={alongside} today={today} /> : null}
      </div>
      <aside className="mt-4 grid grid-cols-1 content-start gap-4 md:mt-0">
        <PaidBox reservation={reservation} />
        {cancelTerms ? (
          <CancellationBox
            reservationId={reservation.id}
            terms={cancelTerms}
            status={reservation.status}
            canChange={leadsToChange(
              { ...reservation, choiceKind: reservation.choice?.kind ?? null },
              today,
            )}
          />
        ) : null}
        {isComing ? <ShareBox sharedSince={sharedSince} link={link} /> : null}
        {reservation.status === "USED" && reviewedAs(reservation.kind) ? (
          <ReviewBox reservationId={reservation.id} />
        ) : null}
        <HelpBox orderNumber={reservation.orderNumber} reservationId={reservation.id} />
      </aside>
      <VoucherBar reservation={reservation} />
    </div>
  );
}

function Travellers({ people }: { readonly people: OwnReservation["travellers"] }) {
  const { t } = useTranslation("reservation");
  return (
    <Card as="section">
      <h2 className="mb-2 text-18 md:text-22">{t("travellers")}</h2>
      <ol className="grid list-inside list-decimal gap-1">
        {people.map(({ firstName, lastName }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one party may share a name
          <li key={index} className="font-semibold uppercase">
            {lastName} {firstName}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** A review that was already written is opened for editing. */
function ReviewBox({ reservationId }: { readonly reservationId: string }) {
  const { t } = useTranslation("reservation");
  return (
    <Card as="section">
      <h2 className="text-18">{t("review")}</h2>
      <ButtonLink to={reviewWritePath({ kind: "line", id: reservationId })} block className="mt-3">
        {t("review.go")}
      </ButtonLink>
    </Card>
  );
}

type HelpBoxProps = { readonly orderNumber: string; readonly reservationId: string };

/** A question about this reservation, phone and mail; the mail's subject has the order number. */
function HelpBox({ orderNumber, reservationId }: HelpBoxProps) {
  const { t } = useTranslation("reservation");
  const { phone, email } = useBusiness();
  const subject = encodeURIComponent(t("help.subject", { number: orderNumber }));
  return (
    <Card as="section">
      <h2 className="text-18">{t("help.title")}</h2>
      <p className="text-ink-2">{t("help.text")}</p>
      <ButtonLink
        variant="secondary"
        block
        className="mt-3"
        to={askPath({ kind: "reservation", id: reservationId })}
      >
        {t("help.ask")}
      </ButtonLink>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <a className={buttonClass({ variant: "secondary" })} href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
          {t("help.call")}
        </a>
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`mailto:${email}?subject=${subject}`}
        >
          <Mail aria-hidden="true" />
          {t("help.mail")}
        </a>
      </div>
    </Card>
  );
}
