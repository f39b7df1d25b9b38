import { clsx } from "clsx";
import {
  BedDouble,
  CarFront,
  Check,
  IdCardLanyard,
  LandPlot,
  type LucideIcon,
  Trophy,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { maskPhone } from "#app/domain/common/text/mask.ts";
import { lacks, type SheetRow } from "#app/domain/reservation/day/run-sheet-rules.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { DriverDialog } from "./driver-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import type { RunSheet } from "./run-sheet-queries.server.ts";

const ICONS: Record<SheetRow["kind"], LucideIcon> = {
  golf: LandPlot,
  callvan: CarFront,
  hotel: BedDouble,
  caddy: IdCardLanyard,
  tournament: Trophy,
};

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
    <section className="rs-group">
      <h2>
        {name} <span>{counts.join(" · ")}</span>
        <DispatchOf group={group} />
      </h2>
      <div className="rs-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col" className="w-time">
                {t("time")}
              </th>
              <th scope="col" className="w-kind">
                {t("kind")}
              </th>
              <th scope="col">{t("place")}</th>
              <th scope="col">{t("guest")}</th>
              <th scope="col" className="w-people">
                {t("people")}
              </th>
              <th scope="col">{t("detail")}</th>
              <th scope="col" className="w-reference">
                {t("reference")}
              </th>
              <th scope="col" className="w-driver">
                {t("driver_car")}
              </th>
              <th scope="col" className="w-check">
                {t("checked")}
              </th>
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
    <span className="rs-dispatch">
      {t("dispatch", { name })}{" "}
      {phone ? <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a> : ""}
    </span>
  );
}

function SheetLine({ row, mayEdit }: { readonly row: SheetRow; readonly mayEdit: boolean }) {
  const { t } = useTranslation("runsheet");
  const { number } = useAdminFormat();
  const Icon = ICONS[row.kind];
  const missing = lacks(row);
  return (
    <tr className={clsx(missing && "warn")}>
      <td>
        <b>{row.time ?? t("no_time")}</b>
      </td>
      <td>
        <span className="inline-flex items-center gap-1">
          <Icon className="size-4" aria-hidden="true" />
          {t(`kind.${row.kind}`)}
        </span>
      </td>
      <td>
        <Link to={`/admin/reservations/${row.idx}`} className="font-semibold hover:underline">
          {row.place}
        </Link>
      </td>
      <td>{row.guest}</td>
      <td>{row.people === null ? "" : number(row.people)}</td>
      <td>
        <span className="flex items-start gap-1">
          <span className="min-w-0 flex-1">
            {row.detail}
            {row.note ? <b className="block whitespace-pre-line">{row.note}</b> : null}
          </span>
          {mayEdit ? <NoteDialog row={row} /> : null}
        </span>
      </td>
      <td>
        {row.reference ??
          (missing === "reference" ? <b className="rs-lack">{t("no_reference")}</b> : "")}
      </td>
      <td>
        <DriverCell row={row} mayEdit={mayEdit} />
      </td>
      <td>
        {row.isRechecked ? (
          <>
            <Check className="size-4 text-fairway-700" aria-hidden="true" />
            <span className="sr-only">{t("is_checked")}</span>
          </>
        ) : (
          <span className="tick">
            <span className="sr-only">{t("not_checked")}</span>
          </span>
        )}
      </td>
    </tr>
  );
}

function DriverCell({ row, mayEdit }: { readonly row: SheetRow; readonly mayEdit: boolean }) {
  const { t } = useTranslation("runsheet");
  if (row.broughtBy) return <BroughtBy by={row.broughtBy} />;
  if (row.kind !== "callvan") return null;
  const { driver } = row;
  return (
    <>
      {driver ? (
        <span className="block">
          <b>{driver.name}</b> {driver.plate}
          <span className="block">{maskPhone(driver.phone)}</span>
        </span>
      ) : (
        <b className={clsx("rs-lack", mayEdit && "print-only")}>{t("no_driver")}</b>
      )}
      {mayEdit ? <DriverDialog row={row} /> : null}
    </>
  );
}

function BroughtBy({ by }: { readonly by: NonNullable<SheetRow["broughtBy"]> }) {
  const { t } = useTranslation("runsheet");
  if (by === "own") return <span className="rs-quiet">{t("own_way")}</span>;
  if (by.driver === null) return <b className="rs-lack">{t("no_driver")}</b>;
  return <span className="rs-quiet">{t("waits", { name: by.driver })}</span>;
}
