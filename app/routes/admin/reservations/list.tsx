import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useNavigate, useParams, useSearchParams } from "react-router";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { useQueueKeys } from "#app/features/admin/queue-keys.ts";
import { regionOptions } from "#app/features/admin/region-queries.server.ts";
import { queueAddress, reservationFilter } from "#app/features/admin/reservation-filter.ts";
import { countQueues, listReservations } from "#app/features/admin/reservation-queries.server.ts";
import { ReservationQueue } from "#app/features/admin/reservation-queue.tsx";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => t("desk:area.reservations"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = deskLocale(request);
  const filter = reservationFilter(url.searchParams);
  const at = now();
  return {
    filter,
    now: at,
    list: await listReservations(db, locale, filter, at),
    counts: await countQueues(db, at),
    regions: await regionOptions(db, locale),
  };
}

/** The list, and beside it the line that is open; on a narrow screen in its place. */
export default function AdminReservations({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = useParams().reservation_idx;
  useFresh();
  useQueueKeys(list, () => {
    if (open) void navigate(queueAddress(search), { preventScrollReset: true });
  });
  return (
    <div className={open ? "adm-split" : undefined}>
      <div ref={list} className={open ? "adm-split-list" : undefined}>
        <ReservationQueue {...loaderData} open={open ? Number(open) : undefined} />
      </div>
      {open ? (
        <section aria-label={t("queue.line")} className="adm-split-line">
          <Outlet />
        </section>
      ) : null}
    </div>
  );
}
