import { useTranslation } from "react-i18next";
import { flightsSchema } from "#app/domain/tournament/flight-form.ts";
import { roomFor } from "#app/domain/tournament/flight-moves.ts";
import { startsOf } from "#app/domain/tournament/start-times.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import {
  type DayFlights,
  findFlights,
  findRound,
} from "#app/features/tournament/day/day-queries.server.ts";
import { saveFlights } from "#app/features/tournament/day/save-flights.server.ts";
import { dayAction } from "#app/features/tournament/desk/day/day-action.server.ts";
import { DayPage, UnsavedBar } from "#app/features/tournament/desk/day/day-page.tsx";
import { FlightsBoard } from "#app/features/tournament/desk/day/flights-board.tsx";
import {
  PublishFlightsButton,
  StartSheetButtons,
} from "#app/features/tournament/desk/day/flights-buttons.tsx";
import { StartSheetPaper } from "#app/features/tournament/desk/day/results-card.tsx";
import {
  type FlightSaves,
  useFlightSaves,
  usePlacing,
} from "#app/features/tournament/desk/day/use-flight-saves.ts";
import { type Flights, useFlights } from "#app/features/tournament/desk/day/use-flights.ts";
import { WaitingCard } from "#app/features/tournament/desk/day/waiting-card.tsx";
import {
  findTournamentHead,
  listWaiting,
} from "#app/features/tournament/desk/tournament-day-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/flights.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("flights:nav.flights"));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const tournament = orNotFound(await findTournamentHead(db, numberParam(params.id)));
  const [{ version, flightsPublishedAt }, day, waiting] = await Promise.all([
    findRound(db, tournament.id),
    findFlights(db, tournament.id),
    listWaiting(db, tournament.id),
  ]);
  return { tournament, version, isOut: flightsPublishedAt !== null, day, waiting };
}

/** Saves, publishes or withdraws the flights, or gives a place to an entrant on the waiting list. */
export function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const tournamentId = numberParam(params.id);
  return dayAction(services, {
    request,
    staff: () => requireMember(context),
    tournamentId,
    what: "flights",
    save: (staff, form) =>
      saveFlights(services, staff, { tournamentId, ...parseForm(flightsSchema, form) }),
  });
}

export default function AdminFlights({ loaderData }: Route.ComponentProps) {
  // Outside of the board: what undoes a save has to outlive it.
  const saves = useFlightSaves();
  // Saved flights are another board: what was arranged before them is gone.
  return <FlightsPage key={loaderData.version} {...loaderData} saves={saves} />;
}

type FlightsPageProps = Route.ComponentProps["loaderData"] & { readonly saves: FlightSaves };

function FlightsPage({ tournament, version, isOut, day, waiting, saves }: FlightsPageProps) {
  const { t } = useTranslation("flights");
  const { text } = useAdminFormat();
  const canChange = useMayChange("tournament");
  const flights = useFlights(day);

  function save(): void {
    const filled = flights.now.flights.filter((flight) => flight.length > 0);
    const starts = startsOf(tournament, filled.length);
    const plan = starts.map((start, index) => ({ ...start, players: [...(filled[index] ?? [])] }));
    saves.save({ version, plan, before: savedPlan(day) });
  }

  return (
    <>
      <DayPage
        tournament={tournament}
        page="flights"
        isPrinted={false}
        answer={saves.answer}
        actions={
          <>
            <StartSheetButtons id={tournament.id} />
            {canChange && day.flights.length > 0 ? (
              <PublishFlightsButton
                flights={flights}
                saves={saves}
                isOut={isOut}
                version={version}
              />
            ) : null}
          </>
        }
      >
        {isOut ? <p className="mb-3 text-14 text-fairway-700">{t("is_out")}</p> : null}
        <BoardAndWaitingList
          tournament={tournament}
          day={day}
          waiting={waiting}
          saves={saves}
          flights={flights}
        />
        <UnsavedBar
          text={flights.isChanged ? t("unsaved") : ""}
          saveLabel={t("save")}
          busy={saves.busy}
          onReset={flights.reset}
          onSave={save}
        />
      </DayPage>
      <StartSheetPaper title={text(tournament.title)} flights={day.flights} />
    </>
  );
}

type BoardProps = Pick<FlightsPageProps, "tournament" | "day" | "waiting" | "saves"> & {
  readonly flights: Flights;
};

/** The flights, and the groups that wait for a place in one of them. */
function BoardAndWaitingList({ tournament, day, waiting, saves, flights }: BoardProps) {
  const canChange = useMayChange("tournament");
  const place = usePlacing(day, flights, saves);
  return (
    <FlightsBoard
      day={day}
      flights={flights}
      starts={startsOf(tournament, flights.now.flights.length)}
      canChange={canChange}
      onPlace={(entryId, to) => {
        const group = waiting.find(({ id }) => id === entryId);
        if (group) place(group, to);
      }}
      waiting={
        <WaitingCard
          groups={waiting}
          busy={saves.busy}
          canChange={canChange}
          onOffer={(group) => saves.step(group, "offer")}
          onPlace={(group) => place(group, roomFor(flights.now, group.people.length))}
        />
      }
    />
  );
}

/** The flights as they are stored, to which undo goes back. */
function savedPlan({ flights }: DayFlights) {
  return flights.map(({ time, hole, players }) => ({
    time,
    hole,
    players: players.map(({ id }) => id),
  }));
}
