import { useTranslation } from "react-i18next";
import { sumOf } from "#app/domain/tournament/start-times.ts";
import { cellInputClass, tableClass } from "#app/features/desk/desk-classes.ts";
import type { DayCard, ScoreCards } from "./use-score-cards.ts";

type ScoreGridProps = {
  readonly pars: readonly number[];
  /** The players of the flight that is being written down. */
  readonly shown: readonly DayCard[];
  readonly cards: ScoreCards;
  readonly canChange: boolean;
};

const TOTALS = ["out", "in", "total"] as const;

/** Hole by hole, a row for each player; blue is over par, red below it. */
export function ScoreGrid({ pars, shown, cards, canChange }: ScoreGridProps) {
  const { t } = useTranslation("flights");
  const ofPar = { out: sumOf(pars.slice(0, 9)), in: sumOf(pars.slice(9)), total: sumOf(pars) };
  return (
    <div className="overflow-x-auto">
      <table
        className={`${tableClass} [&_:is(td,th)]:px-0.75 [&_:is(td,th)]:text-center [&_:is(td,th):first-child]:ps-4 [&_:is(td,th):first-child]:text-start`}
      >
        <thead>
          <tr>
            <th scope="col">{t("column.hole")}</th>
            {pars.map((_, hole) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
              <th key={hole} scope="col">
                {hole + 1}
              </th>
            ))}
            {TOTALS.map((name) => (
              <th key={name} scope="col">
                {t(`sum.${name}`)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("par")}</th>
            {pars.map((par, hole) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
              <td key={hole}>{par}</td>
            ))}
            {TOTALS.map((name) => (
              <td key={name}>{ofPar[name]}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((card, row) => (
            <ScoreRow
              key={card.id}
              card={card}
              row={row}
              pars={pars}
              shown={shown}
              cards={cards}
              canChange={canChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ScoreRowProps = ScoreGridProps & { readonly card: DayCard; readonly row: number };

function ScoreRow({ card, row, pars, shown, cards, canChange }: ScoreRowProps) {
  const { t } = useTranslation("flights");
  const strokes = cards.cardOf(card);
  const part = (from: number, to: number) => {
    const known = strokes.slice(from, to).filter((each) => each !== null);
    return known.length === to - from ? sumOf(known) : "–";
  };
  return (
    <tr>
      <th scope="row" className="font-semibold whitespace-nowrap">
        {card.name}
      </th>
      {strokes.map((each, hole) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
        <td key={hole}>
          <input
            className={cellInputClass({ look: "score", className: toneOf(each, pars[hole] ?? 0) })}
            inputMode="numeric"
            data-cell={`${card.id}-${hole}`}
            aria-label={t("cell", { name: card.name, hole: hole + 1 })}
            value={each ?? ""}
            readOnly={!canChange}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => cards.onType(card, hole, event.currentTarget.value)}
            onPaste={(event) => cards.onPaste(event, card, hole)}
            onKeyDown={(event) => cards.onKey(event, shown, [row, hole])}
          />
        </td>
      ))}
      <td className="tabular-nums whitespace-nowrap">{part(0, 9)}</td>
      <td className="tabular-nums whitespace-nowrap">{part(9, 18)}</td>
      <td className="tabular-nums whitespace-nowrap font-bold">{part(0, 18)}</td>
    </tr>
  );
}

function toneOf(strokes: number | null, par: number): string {
  if (strokes === null || strokes === par) return "";
  return strokes > par ? "text-pick-700" : "font-bold text-danger-700";
}
