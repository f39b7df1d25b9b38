import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import {
  type AdminQueue,
  answerBy,
  dayUrgency,
  isWaiting,
  type Urgency,
} from "#app/domain/admin/waiting.ts";
import { dateIn, daysBetween } from "#app/domain/date/local-date.ts";
import { won } from "#app/domain/money.ts";
import { needsReference, recheckBy } from "#app/domain/reservation/status/recheck.ts";
import { nextStatuses } from "#app/domain/reservation/status/status.ts";
import { Deadline, WaitsForCustomer } from "#app/features/admin/kit/deadline.tsx";
import { useDeskLimits } from "#app/features/admin/kit/desk-limits.ts";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { StatusMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { CardActions } from "./card-actions.tsx";
import { ROW_LINK } from "./queue-keys.ts";
import { queueAddress } from "./reservation-filter.ts";
import type { ReservationRow } from "./reservation-queries.server.ts";

const TONE: Record<Urgency, string> = {
  late: "font-semibold text-danger-700",
  soon: "font-semibold text-warn-700",
  calm: "text-ink-2",
};

type QueueView = {
  readonly queue: AdminQueue | undefined;
  readonly now: Date;
  /** A reservation is open beside the list, so there is room for fewer columns. */
  readonly isBeside: boolean;
  /** The most urgent row: only its button is filled. */
  readonly first: number | undefined;
};

/** The columns of the queue; the deadline comes first. */
export function useReservationColumns({
  queue,
  now,
  isBeside,
  first,
}: QueueView): Column<ReservationRow>[] {
  const { t } = useTranslation(["desk", "reserve"]);
  const { moment } = useAdminFormat();
  const { supplierAnswerHours } = useDeskLimits();
  const state: Column<ReservationRow> = {
    name: "state",
    header: t("state"),
    cell: (row) => <StateCell row={row} />,
  };
  const deadline: Column<ReservationRow> = {
    name: "deadline",
    header: t("queue.deadline"),
    nowrap: true,
    cell: (row) => {
      if (queue === "confirm" && row.offeredUntil) return <WaitsForCustomer />;
      if (queue === "recheck") return <Deadline by={recheckBy(row)} now={now} />;
      return isWaiting(queue) ? (
        <Deadline by={answerBy(queue, row.since, supplierAnswerHours)} now={now} />
      ) : null;
    },
  };
  const asked: Column<ReservationRow> = {
    name: "asked",
    header: t("reserve:asked_column"),
    cell: (row) => <Asked row={row} />,
  };
  const hasDeadline = queue === "recheck" || isWaiting(queue);
  const summary = useSummaryColumns(queue, now);
  if (isBeside) return [hasDeadline ? deadline : state, ...summary];
  return [
    ...(hasDeadline ? [deadline] : []),
    ...summary,
    state,
    {
      name: "whose",
      header: t("reserve:assignee"),
      cell: ({ assignee }) => assignee ?? "",
    },
    ...(queue === "confirm" ? [asked] : []),
    {
      name: "booked",
      header: t("reservation.booked"),
      nowrap: true,
      cell: ({ idx, createdAt, orderNumber }) => (
        <>
          {moment(createdAt)}
          <span className="sm block">{`${orderNumber} · ${idx}`}</span>
        </>
      ),
    },
    {
      header: t("queue.open"),
      phoneOnly: true,
      cell: (row) => <CardActions row={row} queue={queue} isFirst={row.idx === first} />,
    },
  ];
}

function useSummaryColumns(queue: AdminQueue | undefined, now: Date): Column<ReservationRow>[] {
  const { t } = useTranslation("desk");
  const { day, number, won: money } = useAdminFormat();
  const isRefund = queue === "decide" || queue === "sending";
  return [
    {
      name: "used",
      header: t("reservation.used_on"),
      nowrap: true,
      cell: (row) => (
        <>
          <b className="font-semibold">{day(row.usedOn)}</b>
          <DaysToGo row={row} now={now} />
        </>
      ),
    },
    {
      name: "product",
      fixed: true,
      header: t("queue.product_customer"),
      cell: (row) => <Product row={row} />,
    },
    {
      name: "people",
      header: t("queue.people"),
      right: true,
      cell: ({ people }) => (people === null ? "" : number(people)),
    },
    {
      name: "paid",
      header: t(isRefund ? "reservation.refund" : "reservation.paid"),
      right: true,
      cell: ({ paid, refundSum }) => (
        <b className="font-semibold">
          {money(isRefund && refundSum !== null ? won(Number(refundSum)) : paid)}
        </b>
      ),
    },
  ];
}

/** The link of the row, which the keys J and K move between. */
function Product({ row: { idx, title, customer, detail } }: { readonly row: ReservationRow }) {
  const [search] = useSearchParams();
  const isOpen = useParams().reservation_idx === String(idx);
  return (
    <>
      <Link
        to={queueAddress(search, idx)}
        className="nm hover:underline"
        aria-current={isOpen ? "true" : undefined}
        preventScrollReset
        {...{ [ROW_LINK]: idx }}
      >
        {title}
      </Link>
      <span className="sm block">{`${customer} · ${detail}`}</span>
    </>
  );
}

/** Whether the supplier knows about it already. */
function Asked({ row: { asked } }: { readonly row: ReservationRow }) {
  const { t } = useTranslation(["reserve", "desk"]);
  const { moment } = useAdminFormat();
  if (!asked) return <span className="text-ink-3">{t("not_asked")}</span>;
  return t("asked", { at: moment(asked.at), way: t(`desk:request.way_${asked.way}`) });
}

/** Shown only while the status can still change. */
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

function StateCell({ row }: { readonly row: ReservationRow }) {
  const { t } = useTranslation(["desk", "reserve"]);
  const { status, refundStatus, offeredUntil } = row;
  return (
    <>
      <StatusMark status={status} />
      {needsReference(row) ? (
        <span className="sm mt-1 block font-semibold text-warn-700">
          {t("reserve:reference_lost")}
        </span>
      ) : null}
      {offeredUntil ? <WaitsForCustomer className="mt-1" /> : null}
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
