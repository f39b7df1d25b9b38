import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { findTournament } from "#app/features/admin/content/tournament-queries.server.ts";
import { TournamentRecordView } from "#app/features/admin/content/tournament-record.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { CreateNote } from "#app/features/admin/kit/create-note.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const tournament = args.loaderData?.tournament;
    return tournament ? textOf(tournament.title) : t("desk:create.tournament");
  });

/** Serves /admin/tournament/create and /admin/tournament/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  if (params.id === undefined) return { today, tournament: undefined };
  return { today, tournament: orNotFound(await findTournament(db, numberParam(params.id))) };
}

export default function AdminTournament({ loaderData }: Route.ComponentProps) {
  const { today, tournament } = loaderData;
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  if (!tournament) return <CreateNote area="tournament" />;
  return (
    <>
      <AdminHead
        title={text(tournament.title)}
        crumbs={[{ label: t("area.tournament"), to: "/admin/tournament" }]}
        actions={
          <Link
            to={`/admin/tournament/${tournament.id}/register`}
            className={buttonClass({ variant: "secondary", size: "xs" })}
          >
            <Users aria-hidden="true" />
            {t("tournament.applicants_open")}
          </Link>
        }
      />
      <TournamentRecordView tournament={tournament} today={today} />
    </>
  );
}
