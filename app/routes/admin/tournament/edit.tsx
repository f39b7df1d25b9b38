import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import { CreateNote } from "#app/features/admin/create-note.tsx";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findTournament } from "#app/features/admin/tournament-queries.server.ts";
import { TournamentRecordView } from "#app/features/admin/tournament-record.tsx";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t, textOf) => {
    const tournament = args.loaderData?.tournament;
    return tournament ? textOf(tournament.title) : t("desk:create.tournament");
  });

/** Serves /admin/tournament/create and /admin/tournament/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  if (params.id === undefined) return { today, tournament: undefined };
  return { today, tournament: found(await findTournament(db, numberParam(params.id))) };
}

export default function AdminTournament({ loaderData }: Route.ComponentProps) {
  const { today, tournament } = loaderData;
  const { t } = useTranslation("desk");
  const { text } = useDeskFormat();
  if (!tournament) return <CreateNote area="tournament" />;
  return (
    <>
      <DeskHead
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
