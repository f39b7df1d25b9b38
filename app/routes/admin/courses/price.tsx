import { useTranslation } from "react-i18next";
import { monthGrid, monthParam } from "#app/domain/admin/month.ts";
import { placesChange } from "#app/domain/admin/places-form.ts";
import { dateIn, parseLocalDate } from "#app/domain/date/local-date.ts";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { answeringPlaces } from "#app/features/admin/places/answer-places.server.ts";
import { PlacesPanel } from "#app/features/admin/places/places-panel.tsx";
import { PriceMonth } from "#app/features/admin/places/price-month.tsx";
import {
  courseDayPrices,
  courseOfPrices,
  dayNames,
  spanOf,
} from "#app/features/admin/places/price-queries.server.ts";
import { setTeePlaces } from "#app/features/stock/change-places.server.ts";
import { placesHistory, teePlaces } from "#app/features/stock/places-queries.server.ts";
import { closeCourseDays, stopTee } from "#app/features/stock/stop-selling.server.ts";
import { totalTaken } from "#app/features/stock/taken-places.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireAdmin } from "#app/platform/session/guards.server.ts";
import type { Route } from "./+types/price.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => `${args.loaderData?.course.name ?? ""} ${t("desk:price")}`);

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = adminLocale(request);
  const course = orNotFound(await courseOfPrices(db, locale, slugParam(params.id)));
  const today = dateIn(course.timeZone, now());
  const month = monthParam(url.searchParams, today);
  const span = spanOf(monthGrid(month));
  const days = await courseDayPrices(db, course, span);
  const names = await dayNames(db, locale, course.country, span);
  const chosen = parseLocalDate(url.searchParams.get("day") ?? "");
  const places = chosen ? await teePlaces(db, course, chosen) : undefined;
  const history = places ? await placesHistory(db, { kind: "course_places", id: course.id }) : [];
  return { course, today, month, days, names, places, history };
}

/** Places may be changed by the role for reservations, not by course editors. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answeringPlaces(services.log, async () => {
    const staff = await requireAdmin(context, "prices");
    const courseId = slugParam(params.id);
    const change = parseForm(placesChange, await formOf(request));
    const done = { ok: true, done: change.intent } as const;
    if (change.intent === "places") {
      await setTeePlaces(services, staff, { courseId, ...change });
      return done;
    }
    if ("time" in change) {
      await stopTee(services, staff, { courseId, ...change, stopped: change.intent === "stop" });
      return done;
    }
    const { from, to } = change;
    const closed = change.intent === "close";
    const days = await closeCourseDays(services, staff, { courseId, from, to, closed });
    const stay = await totalTaken(services.db, { kind: "tee", productId: courseId, from, to });
    return { ...done, days, ...stay };
  });
}

export default function AdminCoursePrices({ loaderData }: Route.ComponentProps) {
  const { course, places, history, ...month } = loaderData;
  const { t } = useTranslation("desk");
  return (
    <>
      <AdminHead
        title={t("price.of_course", { name: course.name })}
        crumbs={[
          { label: t("area.courses"), to: "/admin/courses" },
          { label: course.name, to: `/admin/courses/${course.id}` },
        ]}
      />
      <PriceMonth
        label={t("price.of_course", { name: course.name })}
        unit="places"
        chosen={places?.day}
        {...month}
      />
      {places ? <PlacesPanel key={places.day} unit="places" history={history} {...places} /> : null}
    </>
  );
}
