import { useTranslation } from "react-i18next";
import { addDays, dateIn, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { monthGrid, monthParam } from "#app/domain/common/date/month.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { useFresh } from "#app/features/desk/desk-hooks.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { copiedPrices } from "#app/features/pricing/desk/copied-prices.server.ts";
import { CoursePrices, courseTab } from "#app/features/pricing/desk/course-prices.tsx";
import { loadGrid } from "#app/features/pricing/desk/grid/grid-queries.server.ts";
import {
  courseDayPrices,
  courseOfPrices,
  spanOf,
} from "#app/features/pricing/desk/places/price-queries.server.ts";
import { priceAction } from "#app/features/pricing/desk/price-action.server.ts";
import { findSheet } from "#app/features/pricing/desk/sheet/sheet-queries.server.ts";
import { loadCosts } from "#app/features/pricing/rates/costs.server.ts";
import { findVanFees, listFeePeriods } from "#app/features/pricing/rates/fee-periods.server.ts";
import { findCourseRates } from "#app/features/pricing/rates/save-rates.server.ts";
import { placesHistory } from "#app/features/pricing/stock/places-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireAdmin } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/price.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => `${args.loaderData?.course.name ?? ""} ${t("desk:price")}`);

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = adminLocale(request);
  const course = orNotFound(await courseOfPrices(db, locale, slugParam(params.id)));
  const product = { kind: "course", ...course } as const;
  const today = dateIn(course.timeZone, now());
  const month = monthParam(url.searchParams, today);
  const tab = courseTab(url.searchParams.get("tab"));
  const span = spanOf(monthGrid(month));
  const day = parseLocalDate(url.searchParams.get("day") ?? "") ?? today;
  const [days, rates, copied] = await Promise.all([
    courseDayPrices(db, course, span),
    findCourseRates(db, course.id),
    copiedPrices(db, product, url.searchParams),
  ]);
  const grid = await loadGrid(db, locale, { product, span, days });
  const places =
    tab === "places"
      ? {
          sheet: await findSheet(db, { ...course, timeRates: rates.timeRates }, day),
          week: await courseDayPrices(db, course, { from: addDays(day, -2), to: addDays(day, 4) }),
          history: await placesHistory(db, { kind: "course_places", id: course.id }),
        }
      : undefined;
  const fees = tab === "cart" || tab === "caddy" ? await loadCosts(db, tab, course.id) : grid.costs;
  const periods = tab === "cart" || tab === "caddy" ? await listFeePeriods(db, course.id) : [];
  const van = tab === "rules" ? await findVanFees(db, course.id) : undefined;
  return { course, today, month, tab, day, rates, copied, ...grid, places, fees, periods, van };
}

/** Prices, places and closures: owner and operations. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const product = { kind: "course", id: slugParam(params.id) } as const;
  return priceAction(servicesOf(context), product, request, () => requireAdmin(context, "prices"));
}

export default function AdminCoursePrices({ loaderData }: Route.ComponentProps) {
  const { course } = loaderData;
  const { t } = useTranslation("desk");
  useFresh();
  return (
    <>
      <AdminHead
        title={t("price.of_course", { name: course.name })}
        crumbs={[
          { label: t("area.courses"), to: "/admin/courses" },
          { label: course.name, to: `/admin/courses/${course.id}` },
        ]}
      />
      <CoursePrices {...loaderData} />
    </>
  );
}
