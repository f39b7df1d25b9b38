import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { SharedTripDays } from "#app/features/reservation/record/shared-trip.tsx";
import {
  findOwnChanges,
  findSharedTrip,
} from "#app/features/reservation/record/trip-link.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/trip.ts";

export const handle = { words: ["errors", "reservation"] } satisfies PageHandle;

/** Anyone with the address can open the page, so it must not be cached, indexed or sent as a referrer. */
const PRIVATE = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const trip = orNotFound(await findSharedTrip(services.db, localeOf(url), params.token));
  const member = await memberOf(context);
  const changes = member ? await findOwnChanges(services, params.token, member.id) : {};
  return data({ trip, changes }, { headers: PRIVATE });
}

export function headers() {
  return PRIVATE;
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("reservation:shared.page"),
    description: t("reservation:shared.text"),
  }));
}

export default function TripPage({ loaderData: { trip, changes } }: Route.ComponentProps) {
  const { t } = useTranslation("reservation");
  return (
    <div className={`${gutterClass} max-w-[60rem] py-6 md:py-10`}>
      <PageHead title={trip.name} text={t("shared.text")} />
      <SharedTripDays trip={trip} changes={changes} />
    </div>
  );
}
