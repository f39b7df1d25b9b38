import { useTranslation } from "react-i18next";
import type { SheetRow } from "#app/domain/reservation/day/run-sheet-rules.ts";
import type { RunSheet } from "./run-sheet-queries.server.ts";
import { SheetLine } from "./sheet-line.tsx";

const COLUMNS = [
  ["time", "w-14"],
  ["kind", "w-20"],
  ["place", ""],
  ["guest", ""],
  ["people", "w-10"],
  ["detail", ""],
  ["reference", "w-32"],
  ["driver_car", "w-40"],
  ["checked", "w-12"],
] as const;

type Group = RunSheet["groups"][number];

/** The rows of one region, as they are printed. */
export function SheetGroup({
  group,
  mayEdit,
}: {
  readonly group: Group;
  readonly mayEdit: boolean;
}) {
  const { t } = useTranslation("runsheet");
  const name = group.name || t("elsewhere");
  const of = (kind: SheetRow["kind"]) => group.rows.filter((row) => row.kind === kind).length;
  const counts = (["golf", "callvan", "hotel", "caddy"] as const)
    .map((kind) => ({ kind, count: of(kind) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${t(`kind.${kind}`)} ${count}`);
  return (
    <section className="mt-5">
      <h2 className="flex flex-wrap items-baseline gap-x-1.5 text-16/5.5">
        {name} <span className="font-medium text-ink-2">{counts.join(" · ")}</span>
        <DispatchOf group={group} />
      </h2>
      <div className="relative overflow-x-auto print:overflow-visible">
        <table className="w-full text-13/4.5 tabular-nums md:min-w-240 print:min-w-0">
          <thead className="on-phone:sr-only">
            <tr>
              {COLUMNS.map(([name, width]) => (
                <th
                  key={name}
                  scope="col"
                  className={`whitespace-nowrap border-ink border-b-2 px-1.5 py-1.25 text-left ${width}`}
                >
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {group.rows.map((row) => (
              <SheetLine key={row.id} row={row} mayEdit={mayEdit} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Whom to call about a van of the region. */
function DispatchOf({ group: { facts } }: { readonly group: Group }) {
  const { t } = useTranslation("runsheet");
  if (!facts?.dispatch) return null;
  const { name, phone } = facts.dispatch;
  return (
    <span className="ml-auto text-13/5.5 font-medium text-ink-2">
      {t("dispatch", { name })}{" "}
      {phone ? <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a> : ""}
    </span>
  );
}
