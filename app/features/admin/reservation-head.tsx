import { ChevronLeft, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { answerBy } from "#app/domain/desk/waiting.ts";
import { Deadline } from "./deadline.tsx";
import { StatusMark } from "./marks.tsx";
import type { ReservationRecord } from "./reservation-detail-queries.server.ts";
import { queueAddress } from "./reservation-filter.ts";
import { useDeskFormat } from "./use-desk-format.ts";

type HeadProps = { readonly reservation: ReservationRecord; readonly now: Date };

/** What the line is and how pressing; the way back is a cross beside the list, and an arrow without it. */
export function ReservationHead({ reservation, now }: HeadProps) {
  const { t } = useTranslation("desk");
  const { text, day } = useDeskFormat();
  const [search] = useSearchParams();
  const back = queueAddress(search);
  const by = deadlineOf(reservation);
  return (
    <header className="line-head">
      <Link to={back} className="line-back" preventScrollReset>
        <ChevronLeft aria-hidden="true" />
        {t("area.reservations")}
      </Link>
      <div className="flex items-center gap-2">
        <StatusMark status={reservation.status} />
        <span className="num text-ink-2">{`${reservation.orderNumber} · ${reservation.idx}`}</span>
        <Link
          to={back}
          className="icon-btn line-close"
          aria-label={t("queue.close")}
          aria-keyshortcuts="Escape"
          preventScrollReset
        >
          <X aria-hidden="true" />
        </Link>
      </div>
      <h1 className="mt-1 text-18">{text(reservation.title)}</h1>
      <p className="text-ink-2">{`${day(reservation.usedOn)} · ${text(reservation.detail)}`}</p>
      {by ? <AnswerBy by={by} now={now} /> : null}
    </header>
  );
}

/** By when somebody has to say something about it. */
function deadlineOf({ status, createdAt, refunds }: ReservationRecord): Date | undefined {
  if (status === "PENDING") return answerBy("confirm", createdAt);
  const asked = refunds.find((refund) => refund.status === "review");
  return asked && answerBy("decide", asked.createdAt);
}

function AnswerBy({ by, now }: { readonly by: Date; readonly now: Date }) {
  const { t } = useTranslation("desk");
  const { moment } = useDeskFormat();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <Deadline by={by} now={now} />
      <span className="text-ink-2">{t("queue.answer_by", { at: moment(by) })}</span>
    </p>
  );
}
