import { Download, FileDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { mayChange } from "#app/domain/desk/role/role-rights.ts";
import { importAction } from "#app/features/catalog/desk/workbook/import-action.server.ts";
import { ImportForm } from "#app/features/catalog/desk/workbook/import-form.tsx";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/import.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("catalogue:import.title"));

/** Staff who may only read cannot import. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  if (!member || !mayChange(member.role, "courses")) throw refusal("common.not_found");
  return {};
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  return importAction(servicesOf(context), by, request);
}

export default function ImportCatalogue() {
  const { t } = useTranslation(["catalogue", "desk"]);
  const look = buttonClass({ variant: "secondary", size: "xs" });
  return (
    <>
      <AdminHead
        title={t("import.title")}
        crumbs={[{ label: t("desk:area.courses"), to: "/admin/courses" }]}
        text={t("import.text")}
        actions={
          <>
            <a href="/admin/courses/catalogue.xlsx?empty" download className={look}>
              <FileDown aria-hidden="true" />
              {t("import.empty_workbook")}
            </a>
            <a href="/admin/courses/catalogue.xlsx" download className={look}>
              <Download aria-hidden="true" />
              {t("import.export")}
            </a>
          </>
        }
      />
      <ImportForm />
    </>
  );
}
