import { useTranslation } from "react-i18next";
import { choiceParam, listParams } from "#app/domain/desk/list-params.ts";
import { parseLocalDate } from "#app/domain/local-date.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status.ts";
import { AdminList } from "#app/features/admin/admin-list.tsx";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { FilterChips } from "#app/features/admin/filter-chips.tsx";
import { useReservationColumns } from "#app/features/admin/reservation-columns.tsx";
import { countByStatus, listReservations } from "#app/features/admin/reservation-queries.server.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => t("desk:area.reservations"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const params = listParams(url.searchParams);
  const status = choiceParam(url.searchParams, "status", RESERVATION_STATUSES);
  const day = parseLocalDate(url.searchParams.get("day") ?? "");
  const list = await listReservations(db, deskLocale(request), { ...params, status, day });
  return { q: params.q, status, day, list, counts: await countByStatus(db) };
}

export default function AdminReservations({ loaderData }: Route.ComponentProps) {
  const { q, status, day, list, counts } = loaderData;
  const { t } = useTranslation("desk");
  return (
    <AdminList
      title={t("area.reservations")}
      columns={useReservationColumns()}
      list={list}
      keyOf={({ idx }) => idx}
      q={q}
      searchHint={t("reservation.search")}
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
        <FilterChips
          name="status"
          label={t("state")}
          value={status}
          options={RESERVATION_STATUSES.map((value) => ({
            value,
            label: t(`status.${value}`),
            count: counts.get(value) ?? 0,
          }))}
        />
      }
    />
  );
}
