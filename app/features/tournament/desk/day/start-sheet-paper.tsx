import { useTranslation } from "react-i18next";
import { tableClass } from "#app/features/desk/table-class.ts";
import type { DayFlights } from "#app/features/tournament/day/day-queries.server.ts";

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
