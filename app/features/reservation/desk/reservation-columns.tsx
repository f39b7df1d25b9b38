import { useTranslation } from "react-i18next";
import { won } from "#app/domain/common/money.ts";
import { type AdminQueue, answerBy, isWaiting } from "#app/domain/reservation/desk/queues.ts";
import { recheckBy } from "#app/domain/reservation/status/recheck-rules.ts";
import { useDeskLimits } from "#app/features/company/use-desk-limits.ts";
import { Deadline } from "#app/features/desk/deadline-marks.tsx";
import type { Column } from "#app/features/desk/list/desk-table.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { CardActions } from "./card-actions.tsx";
import { AskedCell, DaysToGo, ProductCell, StateCell } from "./reservation-cells.tsx";
import type { ReservationRow } from "./reservation-queue-queries.server.ts";
import { WaitsForCustomer } from "./status-mark.tsx";

type QueueView = {
  readonly queue: AdminQueue | undefined;
  readonly now: Date;
  /** A reservation is open next to the list, so there is room for fewer columns. */
  readonly isAlongside: boolean;
  /** The most urgent row: only its button is filled. */
  readonly first: number | undefined;
};

/** The columns of the queue; the deadline comes first. */
export function useReservationColumns({
  queue,
  now,
  isAlongside,
  first,
}: QueueView): Column<ReservationRow>[] {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const { moment } = useAdminFormat();
  const state: Column<ReservationRow> = {
    name: "state",
    header: t("state"),
    cell: (row) => <StateCell row={row} />,
  };
  const deadline = useDeadlineColumn(queue, now);
  const asked: Column<ReservationRow> = {
    name: "asked",
    header: t("reservation-desk:asked_column"),
    cell: (row) => <AskedCell row={row} />,
  };
  const hasDeadline = queue === "recheck" || isWaiting(queue);
  const summary = useSummaryColumns(queue, now);
  if (isAlongside) {
    // How many play is said under the product too; without its column the sum is not cut off.
    return [hasDeadline ? deadline : state, ...summary.filter(({ name }) => name !== "people")];
  }
  return [
    ...(hasDeadline ? [deadline] : []),
    ...summary,
    state,
    {
      name: "whose",
      header: t("reservation-desk:assignee"),
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
          <CellNote>{`${orderNumber} · ${idx}`}</CellNote>
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

function useDeadlineColumn(queue: AdminQueue | undefined, now: Date): Column<ReservationRow> {
  const { t } = useTranslation("desk");
  const { supplierAnswerHours } = useDeskLimits();
  return {
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
      cell: (row) => <ProductCell row={row} />,
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
