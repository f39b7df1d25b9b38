import { useTranslation } from "react-i18next";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { BUSINESS_FORM } from "#app/domain/company/business-form.ts";
import { BUSINESS_ID, businessIn } from "#app/features/company/business-queries.server.ts";
import { BUSINESS } from "#app/features/company/desk/business-type.server.ts";
import { SettingsTabs } from "#app/features/company/desk/settings-tabs.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/business.ts";

type Field = (typeof BUSINESS_FORM.fields)[number]["name"];

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("business:title"));

export async function loader({ context }: Route.LoaderArgs) {
  const record = orNotFound(await loadRecord(servicesOf(context).db, BUSINESS, BUSINESS_ID));
  return { record, defaults: LOCALES.map((locale) => businessIn({}, locale)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: BUSINESS_ID, list: "/admin/settings/business" };
  return recordAction(servicesOf(context), BUSINESS, target);
}

export default function BusinessData({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["desk", "business"]);
  const { record, defaults } = loaderData;
  const inAllLanguages = (name: Field) =>
    [...new Set(defaults.map((each) => each[name]))].join(" / ");
  return (
    <>
      <SettingsTabs />
      <RecordPage
        definition={BUSINESS_FORM}
        title={t("business:title")}
        list={{ label: t("area.settings"), to: "/admin/settings" }}
        labels={{
          field: (name) => t(`business:field.${name as Field}`),
          hint: (name) => t("business:hint", { text: inAllLanguages(name as Field) }),
          choice: (_name, value) => value,
        }}
        record={record}
        answer={actionData}
      />
    </>
  );
}
