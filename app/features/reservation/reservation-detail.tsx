import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/date-text.ts";
import { formatWon } from "#app/domain/money.ts";
import type { Cancellation } from "#app/domain/reservation/cancellation.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Baht } from "#app/ui/icons.tsx";
import { Rows } from "#app/ui/rows.tsx";
import { CancellationBox } from "./cancellation-box.tsx";
import { LinePicture } from "./line-picture.tsx";
import { ReservationHead } from "./reservation-head.tsx";
import { ReservationProof } from "./reservation-proof.tsx";
import type { OwnReservation, ReservationLine } from "./reservation-queries.server.ts";
import { ReservationSteps } from "./reservation-steps.tsx";
import { StatusBadge } from "./status-badge.tsx";

type ReservationDetailProps = {
  readonly reservation: OwnReservation;
  readonly beside: readonly ReservationLine[];
  readonly cancellation: Cancellation | null;
};

export function ReservationDetail({ reservation, beside, cancellation }: ReservationDetailProps) {
  const { t } = useTranslation("reservation");
  return (
    <div className="md:grid md:grid-cols-[minmax(0,1fr)_376px] md:gap-8">
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <ReservationHead reservation={reservation} />
        <ReservationProof reservation={reservation} />
        <Card as="section" className="rounded-panel">
          <h2 className="mb-4 text-18 md:text-22">{t("steps")}</h2>
          <ReservationSteps reservation={reservation} />
        </Card>
        {beside.length > 0 ? <Beside lines={beside} /> : null}
      </div>
      <aside className="mt-4 grid grid-cols-1 content-start gap-4 md:mt-0">
        <Paid reservation={reservation} />
        {cancellation ? (
          <CancellationBox cancellation={cancellation} status={reservation.status} />
        ) : null}
        {reservation.status === "USED" ? <ReviewBox /> : null}
        {cancellation && cancellation.refund > 0 ? null : <HelpBox />}
      </aside>
    </div>
  );
}

function Paid({ reservation }: Pick<ReservationDetailProps, "reservation">) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { detail, paid, orderId, paidAt, tipBaht } = reservation;
  return (
    <Card as="section" className="rounded-panel">
      <h2 className="mb-1 text-18">{t("money")}</h2>
      <Rows
        rows={[{ label: detail, amount: formatWon(paid, locale) }]}
        total={{ label: t("money.paid"), amount: formatWon(paid, locale) }}
      />
      {tipBaht ? (
        <div className="cash mt-4">
          <Baht />
          <span>
            <b className="block leading-6">{t("cash.title", { baht: tipBaht })}</b>
            <small className="block">{t("cash.text")}</small>
          </span>
        </div>
      ) : null}
      {paidAt ? (
        <ButtonLink to={`/payment/complete/${orderId}`} variant="secondary" block className="mt-4">
          {t("money.order")}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

function Beside({ lines }: { readonly lines: readonly ReservationLine[] }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  return (
    <Card as="section" className="rounded-panel">
      <h2 className="mb-2 text-18 md:text-22">{t("beside")}</h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id}>
            <AppLink to={`/reservation/${line.id}`} className="flex items-center gap-3 py-3">
              <LinePicture
                kind={line.kind}
                picture={line.picture}
                sizes="56px"
                className="size-14 flex-none"
              />
              <span className="min-w-0 flex-1">
                <b className="block leading-6">{line.title}</b>
                <span className="block text-14 text-ink-2">
                  {formatShortDay(line.usedOn, locale)} · {line.detail}
                </span>
                <span className="only-phone mt-1 block">
                  <StatusBadge status={line.status} />
                </span>
              </span>
              <span className="only-desk">
                <StatusBadge status={line.status} />
              </span>
              <ChevronRight className="only-desk size-5 text-ink-3" aria-hidden="true" />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ReviewBox() {
  const { t } = useTranslation("reservation");
  return (
    <Card as="section" className="rounded-panel">
      <h2 className="text-18">{t("review")}</h2>
      <ButtonLink to="/review/product" block className="mt-3">
        {t("review.go")}
      </ButtonLink>
    </Card>
  );
}

function HelpBox() {
  const { t } = useTranslation("reservation");
  return (
    <Card as="section" className="rounded-panel">
      <h2 className="text-18">{t("help.title")}</h2>
      <p className="text-ink-2">{t("help.text")}</p>
      <ButtonLink to="/qna" variant="secondary" block className="mt-3">
        {t("help.ask")}
      </ButtonLink>
    </Card>
  );
}
