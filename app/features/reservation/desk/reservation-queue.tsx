import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LINE_KINDS } from "#app/domain/common/product/product-kind.ts";
import { ADMIN_QUEUES, type AdminQueue, QUEUE_SORTS } from "#app/domain/reservation/desk/queues.ts";
import { ALL_REASON_CODES } from "#app/domain/reservation/desk/reason-codes.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { AdminList, type ListFilter } from "#app/features/desk/list/desk-list.tsx";
import type { Paged } from "#app/features/desk/list/list-conditions.server.ts";
import type { ListView } from "#app/features/desk/list/list-views.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { FailedReturns } from "./order/failed-return.tsx";
import type { FailedReturnRow } from "./order/failed-returns.server.ts";
import { useReservationColumns } from "./reservation-columns.tsx";
import type { ReservationFilter } from "./reservation-filter.ts";
import type { ReservationRow } from "./reservation-queue-queries.server.ts";

type QueueProps = {
  readonly filter: ReservationFilter;
  readonly now: Date;
  readonly list: Paged<ReservationRow>;
  /** Payments of orders without reservations that did not go back. */
  readonly failedReturns: readonly FailedReturnRow[];
  readonly counts: Readonly<Record<AdminQueue, number>>;
  readonly views: readonly ListView[];
  readonly regions: readonly { readonly value: string; readonly label: string }[];
  /** Staff who may be given a reservation; the first one is oneself. */
  readonly colleagues: readonly { readonly id: string; readonly name: string }[];
  /** The next deadline of all queues, where this one is empty. */
  readonly nextDeadline: Date | null | undefined;
  /** The reservation that is open next to the list. */
  readonly open: number | undefined;
};

/** Reservations to act on, most urgent first, with every filter in the address. */
export function ReservationQueue(props: QueueProps) {
  const { filter, now, list, views, open, nextDeadline } = props;
  const { queue } = filter;
  const { t } = useTranslation(["desk", "phone"]);
  const canCreate = useMayChange("reservations");
  const isAlongside = open !== undefined;
  return (
    <AdminList
      title={t("area.reservations")}
      area="reservations"
      views={isAlongside ? undefined : views}
      keys={false}
      columns={useReservationColumns({ queue, now, isAlongside, first: list.rows[0]?.idx })}
      list={list}
      keyOf={({ idx }) => idx}
      selected={open}
      searchHint={t("reservation.search")}
      empty={nextDeadline === undefined ? undefined : <AllDone next={nextDeadline} />}
      create={
        canCreate && !isAlongside
          ? { to: "/admin/reservations/new", label: t("phone:title") }
          : undefined
      }
      hint={<ShortcutHint />}
      note={isAlongside ? null : <FailedReturns rows={props.failedReturns} />}
      filters={useQueueFilters(props)}
    />
  );
}

/** Good news: nothing waits here, and when it goes on. */
function AllDone({ next }: { readonly next: Date | null }) {
  const { t } = useTranslation("reservation-desk");
  const { moment } = useAdminFormat();
  return (
    <div className="grid justify-items-center gap-2 px-4 py-14 text-center">
      <CircleCheck className="size-8 text-fairway-600" aria-hidden="true" />
      <p className="font-semibold text-18">{t("all_done")}</p>
      <p className="text-ink-2">
        {next ? t("all_done_next", { at: moment(next) }) : t("all_done_none")}
      </p>
    </div>
  );
}

/** Every filter is in the address; the sort offers an alternative to the queue's default. */
function useQueueFilters({ filter, counts, regions, colleagues }: QueueProps): ListFilter[] {
  const { queue } = filter;
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const byDefault = queue && queue !== "coming" ? "age" : "day";
  const orders = QUEUE_SORTS.filter((sort) => sort !== byDefault);
  return [
    {
      name: "kind",
      label: t("reservation.kind"),
      all: t("queue.all_kinds"),
      options: LINE_KINDS.map((value) => ({ value, label: t(`line.${value}`) })),
      asSelect: true,
    },
    { name: "region", label: t("region"), all: t("region.all"), options: regions, asSelect: true },
    {
      name: "status",
      label: t("state"),
      all: t("queue.all_states"),
      options: RESERVATION_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      asSelect: true,
    },
    useAssigneeFilter(colleagues),
    {
      name: "reason",
      label: t("reservation-desk:why"),
      all: t("reservation-desk:why_all"),
      options: ALL_REASON_CODES.map((value) => ({
        value,
        label: t(`reservation-desk:reason.${value}`),
      })),
      asSelect: true,
    },
    { name: "day", label: t("reservation.used_on"), options: [], asDay: true },
    {
      name: "queue",
      label: t("queue.label"),
      options: ADMIN_QUEUES.map((value) => ({
        value,
        label: t(`queue.${value}`),
        count: counts[value],
      })),
    },
    // The re-check queue has one order: its deadline is the day of use.
    ...(queue === "recheck"
      ? []
      : [
          {
            name: "sort",
            label: t("queue.sort"),
            all: t(`queue.by_${byDefault}`),
            options: orders.map((value) => ({ value, label: t(`queue.by_${value}`) })),
          },
        ]),
  ];
}

function useAssigneeFilter(colleagues: QueueProps["colleagues"]): ListFilter {
  const { t } = useTranslation("reservation-desk");
  return {
    name: "whose",
    label: t("whose"),
    all: t("whose_all"),
    options: [
      { value: "none", label: t("unassigned") },
      ...colleagues.map(({ id, name }, index) => ({
        value: id,
        label: index === 0 ? t("mine") : name,
      })),
    ],
    asSelect: true,
  };
}

/** Hidden on a phone, which has no keyboard. */
function ShortcutHint() {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  return (
    <span className="ml-auto hidden items-center gap-1.5 whitespace-nowrap text-ink-2 lg:flex">
      <Kbd>J</Kbd>
      <Kbd>K</Kbd>
      {t("queue.keys_move")}
      <Kbd className="ml-2">/</Kbd>
      {t("list.search")}
      <Kbd className="ml-2">N</Kbd>
      {t("reservation-desk:keys_note")}
      <Kbd className="ml-2">.</Kbd>
      {t("reservation-desk:keys_next")}
    </span>
  );
}
