import type { ListColumn } from "#app/features/desk/list/list-column.tsx";
import type { ListType } from "#app/features/desk/list/list-type.server.ts";
import { findFlights } from "#app/features/tournament/day/day-queries.server.ts";

type StartRow = {
  readonly flight: number;
  readonly time: string;
  readonly hole: number;
  readonly name: string;
  readonly handicap: number | null;
};

const COLUMNS: readonly ListColumn<StartRow>[] = [
  { name: "flight", header: (t) => t("flights:column.flight"), value: ({ flight }) => flight },
  { name: "time", header: (t) => t("flights:column.time"), value: ({ time }) => time },
  { name: "hole", header: (t) => t("flights:column.hole"), value: ({ hole }) => hole },
  { name: "name", header: (t) => t("flights:column.name"), value: ({ name }) => name },
  { name: "handicap", header: (t) => t("flights:column.handicap"), value: (row) => row.handicap },
];

/** The start list with times and tees, as the course wants it. */
export function startSheetList(tournamentId: number): ListType<StartRow> {
  return {
    columns: COLUMNS,
    async find({ db }) {
      const { flights } = await findFlights(db, tournamentId);
      const rows = flights.flatMap(({ number, time, hole, players }) =>
        players.map(({ name, handicap }) => ({ flight: number, time, hole, name, handicap })),
      );
      return { rows, total: rows.length, page: 1, pages: 1, offset: 0 };
    },
  };
}
