import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { takenOf } from "#app/domain/admin/places.ts";
import { placesForm } from "#app/domain/admin/places-form.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { findTournament } from "#app/features/admin/content/tournament-queries.server.ts";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayRead } from "#app/features/admin/kit/admin-person.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { answeringPlaces } from "#app/features/admin/places/answer-places.server.ts";
import { EntryPlaces } from "#app/features/admin/places/places-entry.tsx";
import { setEntryPlaces } from "#app/features/stock/change-places.server.ts";
import { entryPlaces, placesHistory } from "#app/features/stock/places-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireAdmin } from "#app/platform/session/guards.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/register.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("desk:tournament.applicants"));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const tournament = orNotFound(await findTournament(db, numberParam(params.id)));
  const { id, title, capacity, applyUntil, playsOn } = tournament;
  const subject = { kind: "tournament_places", id: String(id) } as const;
  return {
    id,
    title,
    capacity,
    applyUntil,
    playsOn,
    places: await entryPlaces(db, tournament),
    history: await placesHistory(db, subject),
  };
}

/** Places may be changed by the role for reservations, not by tournament editors. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answeringPlaces(services.log, async () => {
    const staff = await requireAdmin(context, "prices");
    const tournamentId = numberParam(params.id);
    const { intent, places, seen } = parseForm(placesForm, await formOf(request));
    await setEntryPlaces(services, staff, { tournamentId, places, seen });
    return { ok: true, done: intent };
  });
}

export default function AdminApplicants({ loaderData }: Route.ComponentProps) {
  const { id, title, capacity, applyUntil, playsOn, places, history } = loaderData;
  const { t } = useTranslation("desk");
  const { text, day } = useAdminFormat();
  return (
    <>
      <AdminHead
        title={t("tournament.applicants")}
        text={t("tournament.places", { capacity, day: day(applyUntil) })}
        crumbs={[
          { label: t("area.tournament"), to: "/admin/tournament" },
          { label: text(title), to: `/admin/tournament/${id}` },
        ]}
      />
      <EntryPlaces day={playsOn} row={places} history={history} />
      {takenOf(places) > 0 ? (
        <BookingsLink day={playsOn} />
      ) : (
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
      )}
    </>
  );
}

/** Hidden from staff who may not see reservations. */
function BookingsLink({ day }: { readonly day: LocalDate }) {
  const { t } = useTranslation("desk");
  const canRead = useMayRead("reservations");
  if (!canRead) return null;
  return (
    <Link
      to={`/admin/reservations?kind=tournament&day=${day}`}
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      {t("tournament.entered")}
    </Link>
  );
}
