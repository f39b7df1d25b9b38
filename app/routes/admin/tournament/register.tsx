import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { takenOf } from "#app/domain/desk/places.ts";
import { placesForm } from "#app/domain/desk/places-form.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { useMayRead } from "#app/features/admin/desk-person.tsx";
import { EntryPlaces } from "#app/features/admin/places-entry.tsx";
import { findTournament } from "#app/features/admin/tournament-queries.server.ts";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { setEntryPlaces } from "#app/features/ordering/desk-places.server.ts";
import { entryPlaces, placesHistory } from "#app/features/ordering/places-queries.server.ts";
import { formOf, parseForm } from "#app/platform/form.ts";
import { requireDesk } from "#app/platform/guards.server.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { answeringPlaces } from "../answer-places.server.ts";
import type { Route } from "./+types/register.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => t("desk:tournament.applicants"));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const tournament = found(await findTournament(db, numberParam(params.id)));
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

/** Places belong to whoever answers for reservations, not to whoever writes about the tournament. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answeringPlaces(services.log, async () => {
    const staff = await requireDesk(context, "reservations");
    const tournamentId = numberParam(params.id);
    const { intent, places, seen } = parseForm(placesForm, await formOf(request));
    await setEntryPlaces(services, staff, { tournamentId, places, seen });
    return { ok: true, done: intent };
  });
}

export default function AdminApplicants({ loaderData }: Route.ComponentProps) {
  const { id, title, capacity, applyUntil, playsOn, places, history } = loaderData;
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

/** Not for those who may not see bookings. */
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
