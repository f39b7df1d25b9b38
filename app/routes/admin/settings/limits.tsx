import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LIMITS_FORM } from "#app/domain/admin/desk-limits-form.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { loadRecord } from "#app/features/admin/kit/record/load-record.server.ts";
import { recordAction } from "#app/features/admin/kit/record/record-action.server.ts";
import { RecordPage } from "#app/features/admin/kit/record/record-page.tsx";
import { LIMITS } from "#app/features/admin/settings/limits-type.server.ts";
import { SettingsTabs } from "#app/features/admin/settings/settings-tabs.tsx";
import { LIMITS_ID } from "#app/features/desk-settings/desk-limits.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
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
        <Link to="/admin/prices" className="link">
          {t("limits:margin")}
        </Link>
      </p>
    </>
  );
}
