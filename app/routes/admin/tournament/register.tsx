import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { placesForm } from "#app/domain/pricing/desk/places-form.ts";
import { ENTRY_STATES } from "#app/domain/tournament/entry-state.ts";
import { entryStepSchema } from "#app/domain/tournament/flight-form.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange, useMayRead } from "#app/features/desk/desk-person.tsx";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { answeringPlaces } from "#app/features/pricing/desk/places/answer-places.server.ts";
import { EntryPlaces } from "#app/features/pricing/desk/places/places-entry.tsx";
import { setEntryPlaces } from "#app/features/pricing/stock/change-places.server.ts";
import { entryPlaces, placesHistory } from "#app/features/pricing/stock/places-queries.server.ts";
import { ENTRANT_COLUMNS, type EntrantRow } from "#app/features/tournament/desk/entrant-columns.ts";
import { entrantList } from "#app/features/tournament/desk/entrant-list.server.ts";
import { EntrySteps } from "#app/features/tournament/desk/entry-steps.tsx";
import { findTournamentHead } from "#app/features/tournament/desk/tournament-day-queries.server.ts";
import { TournamentNav } from "#app/features/tournament/desk/tournament-nav.tsx";
import { changeEntry } from "#app/features/tournament/entry/change-entry.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireAdmin } from "#app/platform/session/page-guards.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import type { Route } from "./+types/register.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("desk:tournament.applicants"));

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const tournament = orNotFound(await findTournamentHead(db, numberParam(params.id)));
  const { id } = tournament;
  const asked = { db, locale: adminLocale(request), now: now(), search: url.searchParams };
  return {
    tournament,
    list: await entrantList(id).find(asked),
    places: await entryPlaces(db, tournament),
    history: await placesHistory(db, { kind: "tournament_places", id: String(id) }),
  };
}

/** Places may be changed by the role for reservations, entries by that for tournaments. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const tournamentId = numberParam(params.id);
  const { form, check } = await sentForm(request);
  if (form.get("intent") === "step") {
    return answering("record.save_failed", services.log, async () => {
      check();
      const { entry: entryId, ...step } = parseForm(entryStepSchema, form);
      const staff = await requireMember(context);
      await changeEntry(services, staff, { tournamentId, entryId, ...step });
      return { ok: true as const };
    });
  }
  return answeringPlaces(services.log, async () => {
    const staff = await requireAdmin(context, "prices");
    check();
    const { intent, places, seen } = parseForm(placesForm, form);
    await setEntryPlaces(services, staff, { tournamentId, places, seen });
    return { ok: true, done: intent };
  });
}

export default function AdminApplicants({ loaderData }: Route.ComponentProps) {
  const { tournament, list, places, history } = loaderData;
  const { id, title, playsOn, counts } = tournament;
  const { t } = useTranslation(["desk", "flights"]);
  const { text, day } = useAdminFormat();
  const mayChange = useMayChange("tournament");
  const canRead = useMayRead("reservations");
  const columns = useListColumns<EntrantRow>(ENTRANT_COLUMNS, {
    name: (row) => (
      <>
        <span className="font-semibold block">{row.name}</span>
        <CellNote>
          {row.isFirst ? t("flights:group", { count: row.people }) : row.applicant}
        </CellNote>
      </>
    ),
    state: (row) => (
      <span className="grid gap-1.5">
        <StateMark row={row} />
        {row.isFirst && mayChange ? <EntrySteps row={row} /> : null}
        {row.isFirst && row.isPaid && canRead ? (
          <Link
            to={`/admin/reservations?kind=tournament&day=${playsOn}`}
            className={`${linkClass} text-13`}
          >
            {t("tournament.entered")}
          </Link>
        ) : null}
      </span>
    ),
  });
  return (
    <>
      <p className="mb-3 text-ink-2">
        <Link to={`/admin/tournament/${id}`} className={linkClass}>
          {text(title)}
        </Link>{" "}
        · {day(playsOn)} · {text(tournament.course)}
      </p>
      <TournamentNav id={id} counts={counts} />
      <AdminList
        title={`${text(title)} ${t("tournament.applicants")}`}
        columns={columns}
        list={list}
        keyOf={(row) => row.id}
        searchHint={t("flights:search")}
        hint={<EntrantFiles id={id} />}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: ENTRY_STATES.map((value) => ({ value, label: t(`flights:state.${value}`) })),
          },
        ]}
      />
      <div className="mt-5">
        <EntryPlaces day={playsOn} row={places} history={history} />
      </div>
    </>
  );
}

const TONE = {
  applied: "request",
  approved: "instant",
  waiting: "free",
  offered: "offer",
  cancelled: "done",
  refused: "danger",
} as const;

function StateMark({ row }: { readonly row: EntrantRow }) {
  const { t } = useTranslation("flights");
  const { moment } = useAdminFormat();
  return (
    <span>
      <Badge tone={TONE[row.state]} icon={null}>
        {t(`state.${row.state}`)}
      </Badge>
      {row.offerUntil ? (
        <CellNote>{t("until", { moment: moment(row.offerUntil) })}</CellNote>
      ) : null}
    </span>
  );
}

/** The rows of this view as files; taking them out is written down. */
function EntrantFiles({ id }: { readonly id: number }) {
  const { t } = useTranslation("flights");
  const [search] = useSearchParams();
  return (["csv", "xlsx"] as const).map((format) => {
    const query = new URLSearchParams(search);
    query.set("format", format);
    return (
      <a
        key={format}
        href={`/admin/tournament/${id}/export?${query}`}
        className={buttonClass({ variant: "secondary", size: "xs" })}
      >
        <Download aria-hidden="true" />
        {t(`file.${format}`)}
      </a>
    );
  });
}
