import { useTranslation } from "react-i18next";
import { monthGrid, monthParam } from "#app/domain/desk/month.ts";
import { dateIn } from "#app/domain/local-date.ts";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { PriceMonth } from "#app/features/admin/price-month.tsx";
import {
  courseDayPrices,
  courseOfPrices,
  dayNames,
  spanOf,
} from "#app/features/admin/price-queries.server.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
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
  return { course, today, month, days, names: await dayNames(db, locale, course.country, span) };
}

export default function AdminCoursePrices({ loaderData }: Route.ComponentProps) {
  const { course, ...month } = loaderData;
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
      <PriceMonth label={t("price.of_course", { name: course.name })} unit="places" {...month} />
    </>
  );
}
