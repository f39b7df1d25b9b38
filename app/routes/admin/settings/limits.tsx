import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LIMITS_FORM } from "#app/domain/company/desk-limits-form.ts";
import { LIMITS } from "#app/features/company/desk/limits-type.server.ts";
import { SettingsTabs } from "#app/features/company/desk/settings-tabs.tsx";
import { LIMITS_ID } from "#app/features/company/desk-limit-queries.server.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { Route } from "./+types/limits.ts";

type Limit = (typeof LIMITS_FORM.fields)[number]["name"];

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.settings"));

export async function loader({ context }: Route.LoaderArgs) {
  return { record: orNotFound(await loadRecord(servicesOf(context).db, LIMITS, LIMITS_ID)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: LIMITS_ID, list: "/admin/settings" };
  return recordAction(servicesOf(context), LIMITS, target);
}

export default function Limits({ loaderData: { record }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["desk", "limits"]);
  return (
    <>
      <SettingsTabs />
      <RecordPage
        definition={LIMITS_FORM}
        title={t("limits:title")}
        list={{ label: t("area.settings"), to: "/admin/settings" }}
        labels={{
          field: (name) => t(`limits:field.${name as Limit}`),
          hint: (name) => t(`limits:hint.${name as Limit}`),
          choice: (_name, value) => value,
        }}
        record={record}
        answer={actionData}
      />
      <p className="mt-4 text-14">
        <Link to="/admin/prices" className={linkClass}>
          {t("limits:margin")}
        </Link>
      </p>
    </>
  );
}
