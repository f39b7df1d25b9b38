import { clsx } from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/field.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import type { BoardResults } from "./board-queries.server.ts";

type RankingProps = { readonly results: BoardResults; readonly mine: ReadonlySet<number> };

const SHOWN_FIRST = 8;

/** All places, by net score or by strokes. */
export function Ranking({ results, mine }: RankingProps) {
  const { t } = useTranslation("entry");
  const [order, setOrder] = useState("net");
  const [isAll, setAll] = useState(false);
  const isPeoria = results.scoring === "new_peoria";
  const rows =
    order === "net"
      ? results.rows
      : results.rows.toSorted((a, b) => (a.gross ?? 999) - (b.gross ?? 999));
  const shown = isAll ? rows : rows.slice(0, SHOWN_FIRST);
  return (
    <section className={`${panelClass} p-4 md:p-6`} id="results">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-18 md:text-22">{t("board.ranking")}</h2>
        {isPeoria ? (
          <RadioGroup
            name="order"
            label={t("board.order")}
            hideLabel
            look="segment"
            value={order}
            onChange={setOrder}
            options={[
              { value: "net", label: t("board.new_peoria") },
              { value: "gross", label: t("board.gross") },
            ]}
          />
        ) : null}
      </div>
      <table className="mt-3 w-full">
        <RankHead isPeoria={isPeoria} />
        <tbody className="divide-y divide-line border-t border-line">
          {shown.map((row) => (
            <RankRow key={row.id} row={row} results={results} isMine={mine.has(row.id)} />
          ))}
        </tbody>
      </table>
      {rows.length > shown.length ? (
        <Button variant="secondary" block className="mt-4" onClick={() => setAll(true)}>
          {t("board.all", { count: rows.length })}
        </Button>
      ) : null}
    </section>
  );
}

function RankHead({ isPeoria }: { readonly isPeoria: boolean }) {
  const { t } = useTranslation("entry");
  return (
    <thead className="text-14 text-ink-2">
      <tr>
        <th scope="col" className="py-2 text-start font-medium">
          {t("board.rank")}
        </th>
        <th scope="col" className="text-start font-medium">
          {t("board.name")}
        </th>
        <th scope="col" className="text-end font-medium">
          {t("board.gross")}
        </th>
        {isPeoria ? (
          <>
            <th scope="col" className="text-end font-medium">
              {t("board.handicap")}
            </th>
            <th scope="col" className="pe-2 text-end font-medium">
              {t("board.net")}
            </th>
          </>
        ) : null}
      </tr>
    </thead>
  );
}

type RankRowProps = {
  readonly row: BoardResults["rows"][number];
  readonly results: BoardResults;
  readonly isMine: boolean;
};

function RankRow({ row, results, isMine }: RankRowProps) {
  const { t } = useTranslation("entry");
  const { rank, name, flight, gross, handicap, net } = row;
  return (
    <tr className={clsx("tabular-nums whitespace-nowrap h-14", isMine && "bg-pick-50")}>
      <td className="ps-1">
        <b
          className={clsx(
            "grid size-8 place-items-center rounded-full",
            rank === 1 && "bg-ink text-white",
            (rank === 2 || rank === 3) && "bg-sand-2",
          )}
        >
          {rank ?? "–"}
        </b>
      </td>
      <td>
        <b className="block leading-6">
          {name} {isMine ? <Badge tone="pick">{t("me")}</Badge> : null}
        </b>
        {results.medallist === row.id ? (
          <b className="block text-14 leading-5 text-sunrise-700">{t("board.medallist")}</b>
        ) : (
          <span className="block text-14 leading-5 text-ink-2">
            {flight === null ? null : t("board.flight", { number: flight })}
          </span>
        )}
      </td>
      <td className="text-end">{gross ?? t("board.unfinished")}</td>
      {results.scoring === "new_peoria" ? (
        <>
          <td className="text-end text-ink-2">{handicap?.toFixed(1) ?? ""}</td>
          <td className="pe-2 text-end text-18 font-bold">{net?.toFixed(1) ?? ""}</td>
        </>
      ) : null}
    </tr>
  );
}
