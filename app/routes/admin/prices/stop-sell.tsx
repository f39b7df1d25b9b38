import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { coursesToStop } from "#app/features/pricing/desk/rules/rules-queries.server.ts";
import { stopSellAction } from "#app/features/pricing/desk/rules/stop-sell-action.server.ts";
import { StopSellForm } from "#app/features/pricing/desk/rules/stop-sell-form.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireAdmin } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/stop-sell.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("prices:bulk.title"));

/** `?courses=a,b` chooses courses beforehand, as the list of courses does; unknown ones are left out. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const courses = await coursesToStop(db, adminLocale(request));
  const asked = new Set(url.searchParams.getAll("courses").flatMap((ids) => ids.split(",")));
  const preselected = courses.map(({ id }) => id).filter((id) => asked.has(id));
  return { today: dateIn(SHOP_ZONE, now()), courses, preselected };
}

export async function action({ request, context }: Route.ActionArgs) {
  return stopSellAction(servicesOf(context), request, () => requireAdmin(context, "prices"));
}

export default function AdminStopSell({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["prices", "desk"]);
  return (
    <>
      <AdminHead
        title={t("bulk.title")}
        text={t("bulk.text")}
        crumbs={[
          { label: t("desk:area.courses"), to: "/admin/courses" },
          { label: t("rules.title"), to: "/admin/prices" },
        ]}
      />
      <StopSellForm {...loaderData} />
    </>
  );
}
