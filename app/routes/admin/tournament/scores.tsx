import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { scoresSchema } from "#app/domain/tournament/flight-form.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import {
  findFlights,
  findResults,
  findRound,
} from "#app/features/tournament/day/day-queries.server.ts";
import { saveScores } from "#app/features/tournament/day/save-scores.server.ts";
import { dayAction } from "#app/features/tournament/desk/day/day-action.server.ts";
import {
  type DayAnswer,
  DayPage,
  UnsavedBar,
} from "#app/features/tournament/desk/day/day-page.tsx";
import { ResultsCard } from "#app/features/tournament/desk/day/results-card.tsx";
import {
  FlightChoice,
  PublishResultsButton,
} from "#app/features/tournament/desk/day/score-buttons.tsx";
import { ScoreGrid } from "#app/features/tournament/desk/day/score-grid.tsx";
import { useScoreCards } from "#app/features/tournament/desk/day/use-score-cards.ts";
import { findTournamentHead } from "#app/features/tournament/desk/tournament-day-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import type { Route } from "./+types/scores.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("flights:nav.scores"));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const tournament = orNotFound(await findTournamentHead(db, numberParam(params.id)));
  const { version, resultsPublishedAt } = await findRound(db, tournament.id);
  const { flights } = await findFlights(db, tournament.id);
  return {
    tournament,
    version,
    isOut: resultsPublishedAt !== null,
    flights: flights.map(({ number, time, players }) => ({
      number,
      time,
      players: players.map(({ id }) => id),
    })),
    results: orNotFound(await findResults(db, tournament.id)),
  };
}

/** Saves the cards that changed, publishes the results, or takes them back. */
export function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const tournamentId = numberParam(params.id);
  return dayAction(services, {
    request,
    staff: () => requireMember(context),
    tournamentId,
    what: "results",
    save: (staff, form) =>
      saveScores(services, staff, { tournamentId, ...parseForm(scoresSchema, form) }),
  });
}

export default function AdminScores({ loaderData }: Route.ComponentProps) {
  const { results } = loaderData;
  // Saved cards have new versions: what was written for the old ones is gone.
  const key = results.cards.map(({ version }) => version).join();
  return <ScoresPage key={key} {...loaderData} />;
}

function ScoresPage(props: Route.ComponentProps["loaderData"]) {
  const { tournament, version, isOut, flights, results } = props;
  const { t } = useTranslation("flights");
  const canChange = useMayChange("tournament");
  const fetcher = useFetcher<DayAnswer>();
  const [flight, setFlight] = useState(flights[0]?.number);
  const cards = useScoreCards(results.cards);
  const chosen = flights.find(({ number }) => number === flight);
  const shown = results.cards.filter(({ id }) => !chosen || chosen.players.includes(id));
  const finished = results.ranking.filter(({ rank }) => rank !== null).length;
  const count = cards.changed.length;

  function save(): void {
    const changed = cards.changed.map((card) => ({
      entrantId: card.id,
      version: card.version,
      strokes: cards.cardOf(card),
    }));
    const sent = { intent: "save", cards: JSON.stringify(changed) };
    void fetcher.submit(sent, { method: "post" });
  }

  return (
    <DayPage tournament={tournament} page="scores" answer={fetcher.data}>
      <section className={`${cardClass} overflow-hidden`} aria-label={t("enter_scores")}>
        <FlightChoice flights={flights} flight={flight} onChoose={setFlight} />
        {shown.length === 0 ? (
          <p className="p-4 text-ink-2">{t("nobody")}</p>
        ) : (
          <ScoreGrid pars={results.pars} shown={shown} cards={cards} canChange={canChange} />
        )}
      </section>
      <UnsavedBar
        text={count > 0 ? t("unsaved_cards", { count }) : ""}
        saveLabel={t("save_scores")}
        busy={fetcher.state !== "idle"}
        onReset={cards.reset}
        onSave={save}
      />
      <ResultsCard results={results} isOut={isOut}>
        {canChange && finished > 0 ? (
          <PublishResultsButton
            isOut={isOut}
            version={version}
            count={results.cards.length}
            finished={finished}
            fetcher={fetcher}
          />
        ) : null}
      </ResultsCard>
    </DayPage>
  );
}
