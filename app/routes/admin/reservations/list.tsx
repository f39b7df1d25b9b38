import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { askedId } from "#app/domain/asked.ts";
import { LINE_KINDS } from "#app/domain/booking/line-kind.ts";
import { addressWith, choiceParam, listParams } from "#app/domain/desk/list-params.ts";
import { DESK_QUEUES, QUEUE_SORTS } from "#app/domain/desk/waiting.ts";
import { parseLocalDate } from "#app/domain/local-date.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status.ts";
import { AdminList } from "#app/features/admin/admin-list.tsx";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { FilterChips } from "#app/features/admin/filter-chips.tsx";
import { regionOptions } from "#app/features/admin/region-queries.server.ts";
import { useReservationColumns } from "#app/features/admin/reservation-columns.tsx";
import { ReservationDone } from "#app/features/admin/reservation-done.tsx";
import { countQueues, listReservations } from "#app/features/admin/reservation-queries.server.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => t("desk:area.reservations"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const search = url.searchParams;
  const locale = deskLocale(request);
  const filter = {
    ...listParams(search),
    queue: choiceParam(search, "queue", DESK_QUEUES),
    sort: choiceParam(search, "sort", QUEUE_SORTS),
    status: choiceParam(search, "status", RESERVATION_STATUSES),
    kind: choiceParam(search, "kind", LINE_KINDS),
    day: parseLocalDate(search.get("day") ?? ""),
    region: askedId(search.get("region") ?? ""),
  };
  return {
    filter,
    now: now(),
    list: await listReservations(db, locale, filter),
    counts: await countQueues(db),
    regions: await regionOptions(db, locale),
  };
}

export default function AdminReservations({ loaderData }: Route.ComponentProps) {
  const { filter, list, counts, regions, now } = loaderData;
  const { queue, day, kind, status, region } = filter;
  const { t } = useTranslation("desk");
  return (
    <AdminList
      title={t("area.reservations")}
      columns={useReservationColumns({ queue, sort: filter.sort, now })}
      list={list}
      keyOf={({ idx }) => idx}
      q={filter.q}
      searchHint={t("reservation.search")}
      note={<ReservationDone />}
      selects={[
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
      ]}
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
            options={DESK_QUEUES.map((value) => ({
              value,
              label: t(`queue.${value}`),
              count: counts[value],
            }))}
          />
          <SortSwitch value={filter.sort ?? (queue ? "age" : "day")} />
        </div>
      }
    />
  );
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
