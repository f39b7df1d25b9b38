import { useTranslation } from "react-i18next";
import { WEIGHTS_FORM } from "#app/domain/planner/plan-weights-form.ts";
import { SettingsTabs } from "#app/features/company/desk/settings-tabs.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { WEIGHTS } from "#app/features/planner/desk/weights-type.server.ts";
import { WEIGHTS_ID } from "#app/features/planner/plan-weights-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/weights.ts";

type Weight = (typeof WEIGHTS_FORM.fields)[number]["name"];

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("planner-desk:weights"));

export async function loader({ context }: Route.LoaderArgs) {
  return { record: orNotFound(await loadRecord(servicesOf(context).db, WEIGHTS, WEIGHTS_ID)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: WEIGHTS_ID, list: "/admin/settings/planner" };
  return recordAction(servicesOf(context), WEIGHTS, target);
}

export default function PlannerWeights({
  loaderData: { record },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation(["desk", "planner-desk"]);
  return (
    <>
      <SettingsTabs />
      <RecordPage
        definition={WEIGHTS_FORM}
        title={t("planner-desk:weights")}
        list={{ label: t("area.settings"), to: "/admin/settings" }}
        labels={{
          field: (name) => t(`planner-desk:field.${name as Weight}`),
          hint: (name) => t(`planner-desk:hint.${name as Weight}`),
          choice: (_name, value) => value,
        }}
        record={record}
        answer={actionData}
      />
    </>
  );
}
