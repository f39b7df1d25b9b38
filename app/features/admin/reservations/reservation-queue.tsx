import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { addressWith } from "#app/domain/admin/list-params.ts";
import { ADMIN_QUEUES, type AdminQueue, QUEUE_SORTS } from "#app/domain/admin/waiting.ts";
import { LINE_KINDS } from "#app/domain/booking/line/line-kind.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import { FilterChips } from "#app/features/admin/kit/list/filter-chips.tsx";
import type { Paged } from "#app/features/admin/kit/list/list-conditions.server.ts";
import type { SelectFilter } from "#app/features/admin/kit/list/list-search.tsx";
import type { ListView } from "#app/features/admin/kit/list/list-views.server.ts";
import { ReservationDone } from "#app/features/admin/reservations/record/reservation-done.tsx";
import { useReservationColumns } from "./reservation-columns.tsx";
import type { ReservationFilter } from "./reservation-filter.ts";
import type { ReservationRow } from "./reservation-queries.server.ts";

type QueueProps = {
  readonly filter: ReservationFilter;
  readonly now: Date;
  readonly list: Paged<ReservationRow>;
  readonly counts: Readonly<Record<AdminQueue, number>>;
  readonly views: readonly ListView[];
  readonly regions: readonly { readonly value: string; readonly label: string }[];
  /** The reservation that is open beside the list. */
  readonly open: number | undefined;
};

/** Reservations to act on, most urgent first, with every filter in the address. */
export function ReservationQueue({ filter, now, list, counts, regions, views, open }: QueueProps) {
  const { queue, day } = filter;
  const { t } = useTranslation("desk");
  const isBeside = open !== undefined;
  return (
    <AdminList
      title={t("area.reservations")}
      area="reservations"
      views={isBeside ? undefined : views}
      keys={false}
      columns={useReservationColumns({ queue, now, isBeside })}
      list={list}
      keyOf={({ idx }) => idx}
      selected={open}
      searchHint={t("reservation.search")}
      note={isBeside ? undefined : <ReservationDone />}
      hint={<ShortcutHint />}
      selects={useQueueSelects(filter, regions)}
      fieldNames={["day"]}
      fields={
        <input
          key={day}
          type="date"
          name="day"
          defaultValue={day}
          aria-label={t("reservation.used_on")}
          className="input !w-auto"
        />
      }
      chips={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FilterChips
            name="queue"
            label={t("queue.label")}
            value={queue}
            options={ADMIN_QUEUES.map((value) => ({
              value,
              label: t(`queue.${value}`),
              count: counts[value],
            }))}
          />
          {/* The re-check queue has one order: its deadline is the day of use. */}
          {queue === "recheck" ? null : (
            <SortSwitch value={filter.sort ?? (queue && queue !== "coming" ? "age" : "day")} />
          )}
        </div>
      }
    />
  );
}

function useQueueSelects(
  { kind, region, status }: ReservationFilter,
  regions: QueueProps["regions"],
): SelectFilter[] {
  const { t } = useTranslation("desk");
  return [
    {
      name: "kind",
      label: t("reservation.kind"),
      all: t("queue.all_kinds"),
      value: kind,
      options: LINE_KINDS.map((value) => ({ value, label: t(`line.${value}`) })),
    },
    {
      name: "region",
      label: t("region"),
      all: t("region.all"),
      value: region,
      options: regions,
    },
    {
      name: "status",
      label: t("state"),
      all: t("queue.all_states"),
      value: status,
      options: RESERVATION_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ];
}

function SortSwitch({ value }: { readonly value: (typeof QUEUE_SORTS)[number] }) {
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  return (
    <nav aria-label={t("queue.sort")} className="flex flex-wrap gap-1">
      {QUEUE_SORTS.map((sort) => (
        <Link
          key={sort}
          to={addressWith(search, "sort", sort)}
          className="chip"
          aria-current={sort === value ? "true" : undefined}
          preventScrollReset
        >
          {t(`queue.by_${sort}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Hidden on a phone, which has no keyboard. */
function ShortcutHint() {
  const { t } = useTranslation("desk");
  return (
    <span className="ml-auto hidden items-center gap-1.5 whitespace-nowrap text-ink-2 lg:flex">
      <kbd className="kbd">J</kbd>
      <kbd className="kbd">K</kbd>
      {t("queue.keys_move")}
      <kbd className="kbd ml-2">/</kbd>
      {t("list.search")}
    </span>
  );
}
