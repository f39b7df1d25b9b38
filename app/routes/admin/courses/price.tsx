import { useTranslation } from "react-i18next";
import { monthGrid, monthParam } from "#app/domain/desk/month.ts";
import { placesChange } from "#app/domain/desk/places-form.ts";
import { dateIn, parseLocalDate } from "#app/domain/local-date.ts";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { PlacesPanel } from "#app/features/admin/places-panel.tsx";
import { PriceMonth } from "#app/features/admin/price-month.tsx";
import {
  courseDayPrices,
  courseOfPrices,
  dayNames,
  spanOf,
} from "#app/features/admin/price-queries.server.ts";
import { setTeePlaces } from "#app/features/ordering/desk-places.server.ts";
import { placesHistory, teePlaces } from "#app/features/ordering/places-queries.server.ts";
import { closeCourseDays, stopTee } from "#app/features/ordering/stop-selling.server.ts";
import { takenInAll } from "#app/features/ordering/taken-places.server.ts";
import { formOf, parseForm } from "#app/platform/form.ts";
import { requireDesk } from "#app/platform/guards.server.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { answeringPlaces } from "../answer-places.server.ts";
import type { Route } from "./+types/price.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => `${args.loaderData?.course.name ?? ""} ${t("desk:price")}`);

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = deskLocale(request);
  const course = found(await courseOfPrices(db, locale, slugParam(params.id)));
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

/** Places belong to whoever answers for reservations, not to whoever writes about the course. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answeringPlaces(services.log, async () => {
    const staff = await requireDesk(context, "reservations");
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
    const stay = await takenInAll(services.db, { kind: "tee", productId: courseId, from, to });
    return { ...done, days, ...stay };
  });
}

export default function AdminCoursePrices({ loaderData }: Route.ComponentProps) {
  const { course, places, history, ...month } = loaderData;
  const { t } = useTranslation("desk");
  return (
    <>
      <DeskHead
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
