import { Download, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { flightsSchema, publishSchema } from "#app/domain/tournament/flight-form.ts";
import { startsOf } from "#app/domain/tournament/start-sheet.ts";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { FlightsBoard } from "#app/features/admin/tournament/day/flights-board.tsx";
import { StartSheetPaper } from "#app/features/admin/tournament/day/start-sheet-paper.tsx";
import { useFlights } from "#app/features/admin/tournament/day/use-flights.ts";
import { findTournamentHead } from "#app/features/admin/tournament/tournament-day-queries.server.ts";
import { TournamentNav } from "#app/features/admin/tournament/tournament-nav.tsx";
import { findFlights, findRound } from "#app/features/tournament/day/day-queries.server.ts";
import { publishDay } from "#app/features/tournament/day/publish-day.server.ts";
import { saveFlights } from "#app/features/tournament/day/save-flights.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { type Failure, formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import type { Route } from "./+types/flights.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("flights:nav.flights"));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const tournament = orNotFound(await findTournamentHead(db, numberParam(params.id)));
  const { version, flightsPublishedAt } = await findRound(db, tournament.id);
  const isOut = flightsPublishedAt !== null;
  return { tournament, version, isOut, day: await findFlights(db, tournament.id) };
}

/** Saves all flights, or shows them to everybody, or takes them back. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("record.save_failed", services.log, async () => {
    const staff = await requireMember(context);
    const tournamentId = numberParam(params.id);
    const form = await formOf(request);
    const intent = form.get("intent");
    if (intent === "out" || intent === "back") {
      const { version } = parseForm(publishSchema, form);
      const isOut = intent === "out";
      await publishDay(services, staff, { tournamentId, version, what: "flights", isOut });
    } else {
      await saveFlights(services, staff, { tournamentId, ...parseForm(flightsSchema, form) });
    }
    return { ok: true as const };
  });
}

export default function AdminFlights({ loaderData }: Route.ComponentProps) {
  // Saved flights are another board: what was arranged before them is gone.
  return <FlightsPage key={loaderData.version} {...loaderData} />;
}

type FlightsPageProps = Route.ComponentProps["loaderData"];

function FlightsPage({ tournament, version, isOut, day }: FlightsPageProps) {
  const { t } = useTranslation(["flights", "desk"]);
  const { text, day: dayText } = useAdminFormat();
  const canChange = useMayChange("tournament");
  const fetcher = useFetcher<{ readonly ok: true } | Failure>();
  const flights = useFlights(day);
  const filled = flights.now.flights.filter((flight) => flight.length > 0);
  const starts = startsOf(tournament, flights.now.flights.length);
  const answer = fetcher.data;
  const { id, title, course, playsOn, counts } = tournament;

  function save(): void {
    const plan = startsOf(tournament, filled.length).map((start, index) => ({
      ...start,
      players: filled[index] ?? [],
    }));
    const sent = { intent: "save", version: String(version), flights: JSON.stringify(plan) };
    void fetcher.submit(sent, { method: "post" });
  }

  function publish(intent: "out" | "back"): void {
    void fetcher.submit({ intent, version: String(version) }, { method: "post" });
  }

  return (
    <>
      <div className="no-print">
        <AdminHead
          title={`${text(title)} ${t("nav.flights")}`}
          text={`${dayText(playsOn)} · ${text(course)}`}
          crumbs={[
            { label: t("desk:area.tournament"), to: "/admin/tournament" },
            { label: text(title), to: `/admin/tournament/${id}` },
          ]}
          actions={
            <>
              <a
                className={buttonClass({ variant: "secondary", size: "xs" })}
                href={`/admin/tournament/${id}/export?what=start&format=csv`}
              >
                <Download aria-hidden="true" />
                {t("start_csv")}
              </a>
              <Button size="xs" variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {t("print")}
              </Button>
              {canChange && day.flights.length > 0 ? (
                <Button
                  size="xs"
                  variant={isOut ? "secondary" : "primary"}
                  aria-disabled={flights.isChanged || undefined}
                  onClick={() => flights.isChanged || publish(isOut ? "back" : "out")}
                >
                  {t(isOut ? "take_back" : "tell")}
                </Button>
              ) : null}
            </>
          }
        />
        <TournamentNav id={id} counts={counts} />
        {answer && !answer.ok ? <FailureText failure={answer} /> : null}
        {isOut ? <p className="mb-3 text-14 text-fairway-700">{t("is_out")}</p> : null}
        <FlightsBoard day={day} flights={flights} starts={starts} canChange={canChange} />
        {flights.isChanged ? (
          <div className="savebar mt-4" role="status">
            <span className="quiet">{t("unsaved")}</span>
            <span className="ms-auto flex gap-2">
              <Button size="xs" variant="secondary" onClick={flights.reset}>
                {t("reset")}
              </Button>
              <Button size="xs" busy={fetcher.state !== "idle"} onClick={save}>
                {t("save")}
              </Button>
            </span>
          </div>
        ) : null}
      </div>
      <StartSheetPaper title={text(title)} flights={day.flights} />
    </>
  );
}
