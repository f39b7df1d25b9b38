import { useTranslation } from "react-i18next";
import { tableClass } from "#app/features/desk/desk-classes.ts";
import type { DayFlights, findResults } from "#app/features/tournament/day/day-queries.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { cardClass } from "#app/ui/look/classes.ts";

type ResultsCardProps = {
  readonly results: NonNullable<Awaited<ReturnType<typeof findResults>>>;
  readonly isOut: boolean;
  readonly children: React.ReactNode;
};

/** The ranking as the saved cards stand; which holes were hidden is told when it is published. */
export function ResultsCard({ results, isOut, children }: ResultsCardProps) {
  const { t } = useTranslation("flights");
  const { ranking, hidden } = results;
  const hasFinished = ranking.some(({ rank }) => rank !== null);
  const holes = hidden.map((hole) => hole + 1).join(", ");
  return (
    <section className={`${cardClass} mt-5 overflow-hidden`} aria-label={t("results")}>
      <header className="flex flex-wrap items-center gap-3 border-b border-line p-4">
        <h2 className="text-18">{t("results")}</h2>
        <span className="text-14 text-ink-3">{t(isOut ? "results_out" : "results_draft")}</span>
        <span className="ms-auto text-13 text-ink-3">
          {isOut ? t("hidden_were", { holes }) : t("hidden_later")}
        </span>
        {children}
      </header>
      {hasFinished ? (
        <ResultsTable results={results} />
      ) : (
        <p className="p-4 text-ink-2">{t("no_results")}</p>
      )}
    </section>
  );
}

function ResultsTable({ results }: Pick<ResultsCardProps, "results">) {
  const { t } = useTranslation("flights");
  const { ranking, cards, medallist, scoring } = results;
  const nameOf = new Map(cards.map(({ id, name }) => [id, name]));
  const finished = ranking.filter(({ rank }) => rank !== null);
  return (
    <table className={tableClass}>
      <thead>
        <tr>
          <th scope="col">{t("column.rank")}</th>
          <th scope="col">{t("column.name")}</th>
          <th scope="col" className="text-right">
            {t("column.gross")}
          </th>
          {scoring === "new_peoria" ? (
            <>
              <th scope="col" className="text-right">
                {t("column.handicap")}
              </th>
              <th scope="col" className="text-right">
                {t("column.net")}
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {finished.map(({ id, rank, gross, handicap, net }) => (
          <tr key={id}>
            <td className="tabular-nums whitespace-nowrap">{t("rank", { rank })}</td>
            <td>
              <span className="font-semibold">{nameOf.get(id)}</span>{" "}
              {medallist === id ? <Badge>{t("medallist")}</Badge> : null}
            </td>
            <td className="text-right tabular-nums whitespace-nowrap">{gross}</td>
            {scoring === "new_peoria" ? (
              <>
                <td className="text-right tabular-nums whitespace-nowrap">
                  {handicap?.toFixed(1)}
                </td>
                <td className="text-right tabular-nums whitespace-nowrap font-bold">
                  {net?.toFixed(1)}
                </td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type StartSheetPaperProps = { readonly title: string; readonly flights: DayFlights["flights"] };

/** The start sheet as it is saved, for the printer alone. */
export function StartSheetPaper({ title, flights }: StartSheetPaperProps) {
  const { t } = useTranslation("flights");
  return (
    <section className="hidden print:block">
      <h2 className="mb-3 text-22">{title}</h2>
      <table className={tableClass}>
        <thead>
          <tr>
            {(["flight", "time", "hole", "name", "handicap"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flights.flatMap(({ number, time, hole, players }) =>
            players.map(({ id, name, handicap }) => (
              <tr key={id}>
                <td>{number}</td>
                <td>{time}</td>
                <td>{hole}</td>
                <td>{name}</td>
                <td>{handicap}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
