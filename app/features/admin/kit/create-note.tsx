import { PackageOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { AdminArea } from "#app/domain/role.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { AdminHead } from "./admin-head.tsx";

/** For records that cannot be created here yet: says so and links to the existing ones. */
export type SeededArea = Extract<AdminArea, "tournament">;

export function CreateNote({ area }: { readonly area: SeededArea }) {
  const { t } = useTranslation("desk");
  const list = `/admin/${area}`;
  return (
    <>
      <AdminHead title={t(`create.${area}`)} crumbs={[{ label: t(`area.${area}`), to: list }]} />
      <EmptyState
        icon={PackageOpen}
        title={t(`create_title.${area}`)}
        text={t("create.text")}
        action={
          <Link to={list} className={buttonClass({ size: "sm" })}>
            {t("create.back")}
          </Link>
        }
      />
    </>
  );
}
