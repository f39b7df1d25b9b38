import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useNavigate, useParams, useSearchParams } from "react-router";
import { phoneSearch } from "#app/domain/member/phone-search.ts";
import { regionOptions } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { logLookups } from "#app/features/desk/audit/log-lookups.server.ts";
import { useFresh } from "#app/features/desk/desk-hooks.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { findListViews } from "#app/features/desk/list/list-views.server.ts";
import { listFailedReturns } from "#app/features/reservation/desk/order/failed-returns.server.ts";
import { useQueueKeys } from "#app/features/reservation/desk/queue-keys.ts";
import {
  isQueueDone,
  queueAddress,
  reservationFilter,
} from "#app/features/reservation/desk/reservation-filter.ts";
import { nextDeadline } from "#app/features/reservation/desk/reservation-order.server.ts";
import { ReservationQueue } from "#app/features/reservation/desk/reservation-queue.tsx";
import {
  countQueues,
  listReservations,
} from "#app/features/reservation/desk/reservation-queue-queries.server.ts";
import { listAssignable } from "#app/features/reservation/record/assign-reservation.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("desk:area.reservations"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id: memberId } = await requireMember(context);
  const locale = adminLocale(request);
  const filter = reservationFilter(url.searchParams);
  const at = now();
  const list = await listReservations(db, locale, filter, at);
  if (phoneSearch(filter.q)) {
    const memberIds = [...new Set(list.rows.map((row) => row.memberId))];
    await logLookups(db, { by: memberId, memberIds, way: "reservations", at });
  }
  const staff = await listAssignable(db);
  return {
    filter,
    now: at,
    list,
    failedReturns: await listFailedReturns(db, locale),
    nextDeadline: isQueueDone(filter, list.total) ? await nextDeadline(db, at) : undefined,
    colleagues: [{ id: memberId, name: "" }, ...staff.filter(({ id }) => id !== memberId)],
    counts: await countQueues(db, at),
    regions: await regionOptions(db, locale),
    views: await findListViews(db, { memberId, area: "reservations" }),
  };
}

/** The list with the open reservation next to it, or in its place on a narrow screen. */
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
    <div
      className={
        open ? "xl:-m-6 xl:grid xl:grid-cols-[minmax(0,1fr)_clamp(27.5rem,34vw,36rem)]" : undefined
      }
    >
      <div ref={list} className={open ? "max-xl:hidden xl:min-w-0 xl:px-4 xl:py-5" : undefined}>
        <ReservationQueue {...loaderData} open={open ? Number(open) : undefined} />
      </div>
      {open ? (
        <section
          aria-label={t("queue.line")}
          data-record
          className="grid max-w-180 grid-cols-1 gap-4 xl:sticky xl:top-15 xl:h-[calc(100vh-3.75rem)] xl:max-w-none xl:content-start xl:gap-0 xl:overflow-y-auto xl:border-s xl:border-line xl:bg-sand"
        >
          <Outlet />
        </section>
      ) : null}
    </div>
  );
}
