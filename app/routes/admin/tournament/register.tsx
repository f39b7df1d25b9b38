import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findTournament } from "#app/features/admin/tournament-queries.server.ts";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/register.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => t("desk:tournament.applicants"));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const tournament = found(await findTournament(db, numberParam(params.id)));
  const { id, title, capacity, applyUntil } = tournament;
  return { id, title, capacity, applyUntil };
}

export default function AdminApplicants({ loaderData }: Route.ComponentProps) {
  const { id, title, capacity, applyUntil } = loaderData;
  const { t } = useTranslation("desk");
  const { text, day } = useDeskFormat();
  return (
    <>
      <DeskHead
        title={t("tournament.applicants")}
        text={t("tournament.places", { capacity, day: day(applyUntil) })}
        crumbs={[
          { label: t("area.tournament"), to: "/admin/tournament" },
          { label: text(title), to: `/admin/tournament/${id}` },
        ]}
      />
      <EmptyState
        icon={Users}
        title={t("tournament.no_applicants")}
        text={t("tournament.no_applicants_text")}
        action={
          <Link to={`/admin/tournament/${id}`} className={buttonClass({ size: "sm" })}>
            {t("tournament.open")}
          </Link>
        }
      />
    </>
  );
}
