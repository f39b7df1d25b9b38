import { clsx } from "clsx";
import { CircleAlert, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  type DeskQueue,
  dayUrgency,
  type QueueSort,
  type Urgency,
  waitUrgency,
} from "#app/domain/desk/waiting.ts";
import { dateIn, daysBetween } from "#app/domain/local-date.ts";
import { won } from "#app/domain/money.ts";
import { nextStatuses } from "#app/domain/reservation/status.ts";
import type { Column } from "./admin-table.tsx";
import { StatusMark } from "./marks.tsx";
import type { ReservationRow } from "./reservation-queries.server.ts";
import { useDeskFormat } from "./use-desk-format.ts";

const TONE: Record<Urgency, string> = {
  late: "font-semibold text-danger-700",
  soon: "font-semibold text-warn-700",
  calm: "text-ink-2",
};

/** What one looks at first; the dashboard shows no more. */
export function useReservationGist(search = ""): Column<ReservationRow>[] {
  const { t } = useTranslation("desk");
  const { day, won: money } = useDeskFormat();
  return [
    { header: t("state"), cell: ({ status }) => <StatusMark status={status} /> },
    { header: t("reservation.used_on"), nowrap: true, cell: ({ usedOn }) => day(usedOn) },
    {
      header: t("reservation.product"),
      cell: ({ idx, title, detail, kind }) => (
        <>
          <Link to={`/admin/reservations/${idx}${search}`} className="nm hover:underline">
            {title}
          </Link>
          <span className="sm block">{`${t(`line.${kind}`)} · ${detail}`}</span>
        </>
      ),
    },
    { header: t("reservation.customer"), nowrap: true, cell: ({ customer }) => customer },
    { header: t("reservation.paid"), right: true, cell: ({ paid }) => money(paid) },
  ];
}

type QueueLook = {
  readonly queue: DeskQueue | undefined;
  readonly sort: QueueSort | undefined;
  readonly now: Date;
};

/** A reservation as the queue shows it: how long it waits and when people come stand in front. */
export function useReservationColumns({ queue, sort, now }: QueueLook): Column<ReservationRow>[] {
  const { t } = useTranslation("desk");
  const { moment, won: money } = useDeskFormat();
  const asked = new URLSearchParams();
  if (queue) asked.set("queue", queue);
  if (queue && sort) asked.set("sort", sort);
  const [state, usedOn, ...gist] = useReservationGist(asked.size > 0 ? `?${asked}` : "");
  if (!state || !usedOn) return gist;
  const waiting: Column<ReservationRow>[] = queue
    ? [
        {
          header: t("queue.waits"),
          nowrap: true,
          cell: ({ since }) => (
            <Waits urgency={waitUrgency(queue, since, now)} since={since} now={now} />
          ),
        },
      ]
    : [];
  const refund: Column<ReservationRow>[] =
    queue === "decide" || queue === "sending"
      ? [
          {
            header: t("reservation.refund"),
            right: true,
            cell: ({ refundSum }) => (refundSum === null ? "" : money(won(Number(refundSum)))),
          },
        ]
      : [];
  return [
    ...waiting,
    {
      ...usedOn,
      cell: (row) => (
        <>
          {usedOn.cell(row)}
          <DaysToGo row={row} now={now} />
        </>
      ),
    },
    ...gist,
    ...refund,
    { ...state, cell: (row) => <StateCell row={row} /> },
    {
      header: t("reservation.booked"),
      nowrap: true,
      cell: ({ idx, createdAt, orderNumber }) => (
        <>
          {moment(createdAt)}
          <span className="sm block">{`${orderNumber} · ${idx}`}</span>
        </>
      ),
    },
  ];
}

type WaitsProps = { readonly urgency: Urgency; readonly since: Date; readonly now: Date };

/** Colour and mark say the same: late, or soon to be. */
function Waits({ urgency, since, now }: WaitsProps) {
  const { t } = useTranslation("desk");
  const { ago } = useDeskFormat();
  const Icon = urgency === "late" ? CircleAlert : Clock;
  return (
    <span className={clsx("inline-flex items-center gap-1.5", TONE[urgency])}>
      <Icon className="size-4" aria-hidden="true" />
      {ago(since, now)}
      {urgency === "late" ? <span className="sr-only">{t("queue.late")}</span> : null}
    </span>
  );
}

/** Only while something can still be done about it. */
function DaysToGo({ row, now }: { readonly row: ReservationRow; readonly now: Date }) {
  const { t } = useTranslation("desk");
  if (nextStatuses(row.status).length === 0) return null;
  const count = daysBetween(dateIn(row.zone, now), row.usedOn);
  const isOpen = row.status === "PENDING" || row.status === "REFUND_REQUEST";
  const tone = isOpen ? TONE[dayUrgency(count)] : TONE.calm;
  if (count < 0) return <span className={clsx("sm block", tone)}>{t("queue.past")}</span>;
  return (
    <span className={clsx("sm block", tone)}>
      {count === 0 ? t("queue.today") : t("queue.days", { count })}
    </span>
  );
}

function StateCell({ row: { status, refundStatus } }: { readonly row: ReservationRow }) {
  const { t } = useTranslation("desk");
  return (
    <>
      <StatusMark status={status} />
      {refundStatus ? (
        <span
          className={clsx(
            "sm mt-1 block",
            refundStatus === "failed" && "font-semibold text-danger-700",
          )}
        >
          {t(`refund_status.${refundStatus}`)}
        </span>
      ) : null}
    </>
  );
}
