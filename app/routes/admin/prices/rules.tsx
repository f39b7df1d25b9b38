import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { rulesAction } from "#app/features/pricing/desk/rules/rules-action.server.ts";
import { RulesPage } from "#app/features/pricing/desk/rules/rules-page.tsx";
import { loadRules } from "#app/features/pricing/desk/rules/rules-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireAdmin } from "#app/platform/session/page-guards.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/rules.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("prices:rules.title"));

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  return { today, rules: await loadRules(db, today) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return rulesAction(servicesOf(context), request, () => requireAdmin(context, "prices"));
}

export default function AdminPriceRules({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(["prices", "desk"]);
  return (
    <>
      <AdminHead
        title={t("rules.title")}
        text={t("rules.text")}
        crumbs={[{ label: t("desk:area.courses"), to: "/admin/courses" }]}
        actions={
          <Link
            to="/admin/prices/stop-sell"
            className={buttonClass({ variant: "secondary", size: "xs" })}
          >
            {t("bulk.open")}
          </Link>
        }
      />
      <RulesPage {...loaderData} />
    </>
  );
}
