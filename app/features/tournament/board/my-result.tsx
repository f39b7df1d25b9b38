import { useTranslation } from "react-i18next";
import { panelClass } from "#app/ui/look/classes.ts";
import type { BoardResults } from "./board-queries.server.ts";

type Row = BoardResults["rows"][number];

type MyResultProps = {
  readonly name: string;
  readonly row: Row;
  readonly ranked: number;
  readonly scoring: BoardResults["scoring"];
};

/** One's own rank and score, before everybody else's. */
export function MyResult({ name, row, ranked, scoring }: MyResultProps) {
  const { t } = useTranslation("entry");
  const facts = [
    { label: t("board.gross"), value: String(row.gross) },
    ...(scoring === "new_peoria"
      ? [
          { label: t("board.handicap_long"), value: row.handicap?.toFixed(1) },
          { label: t("board.net"), value: row.net?.toFixed(1) },
        ]
      : []),
  ];
  return (
    <section className={`${panelClass} p-5 md:p-6`} aria-label={t("board.mine")}>
      <p className="font-semibold text-fairway-700">
        {t((row.rank ?? 0) <= 3 ? "board.congratulations" : "board.thanks", { name })}
      </p>
      <p className="text-22 font-bold md:text-28">
        {t("board.rank_of", { rank: row.rank, count: ranked })}
      </p>
      <dl className="mt-4 grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card bg-sand text-center">
        {facts.map(({ label, value }) => (
          <div key={label} className="py-3">
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd className="tabular-nums whitespace-nowrap text-22 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type FormulaProps = {
  readonly results: BoardResults;
  readonly mine: { readonly name: string; readonly row: Row } | undefined;
};

/** How the points come about, with one's own numbers where there are some. */
export function Formula({ results, mine }: FormulaProps) {
  const { t } = useTranslation("entry");
  if (results.scoring !== "new_peoria") return null;
  const example = mine ?? firstOf(results);
  return (
    <section className={`${panelClass} p-5 md:p-6`}>
      <h2 className="text-18">{t("formula.title")}</h2>
      <p className="mt-1 text-ink-2">{t("formula.text", { holes: results.hidden.join(", ") })}</p>
      {example?.row.hiddenStrokes ? (
        <div className="mt-3 rounded-card bg-sand p-4">
          <p className="text-14 text-ink-2">
            {t("formula.strokes", { name: example.name, strokes: example.row.hiddenStrokes })}
          </p>
          <p className="tabular-nums whitespace-nowrap mt-1 font-semibold">
            ({example.row.hiddenStrokes} × 1.5 − {results.par}) × 0.8 ={" "}
            {example.row.handicap?.toFixed(1)}
          </p>
          <p className="tabular-nums whitespace-nowrap mt-1">
            {example.row.gross} − {example.row.handicap?.toFixed(1)} ={" "}
            <b className="text-18">{example.row.net?.toFixed(1)}</b>
          </p>
        </div>
      ) : null}
      <p className="mt-3 text-14 text-ink-2">{t("formula.caps")}</p>
      <p className="mt-1 text-14 text-ink-2">{t("formula.ties")}</p>
    </section>
  );
}

function firstOf({ rows }: BoardResults) {
  const [row] = rows;
  return row && row.rank !== null ? { name: row.name, row } : undefined;
}
