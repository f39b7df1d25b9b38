import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import {
  BedDouble,
  CarFront,
  Check,
  IdCardLanyard,
  LandPlot,
  type LucideIcon,
  NotebookPen,
  Trophy,
} from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useFetcher } from "react-router";
import { maskPhone } from "#app/domain/common/text/mask.ts";
import { lacks, type SheetRow } from "#app/domain/reservation/day/run-sheet-rules.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextArea } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { DriverDialog } from "./driver-dialog.tsx";
import type { SheetAnswer } from "./sheet-answer.ts";

const ICONS: Record<SheetRow["kind"], LucideIcon> = {
  golf: LandPlot,
  callvan: CarFront,
  hotel: BedDouble,
  caddy: IdCardLanyard,
  tournament: Trophy,
};

const cellClass = cva(
  "border-line-2 border-b p-1.5 align-top on-phone:border-0 on-phone:p-0 on-phone:empty:hidden",
  {
    variants: {
      of: {
        time: "on-phone:col-start-1 on-phone:row-span-2 on-phone:row-start-1",
        kind: "on-phone:col-start-2 on-phone:row-start-1 on-phone:text-ink-2",
        place: "on-phone:col-[2/-1] on-phone:row-start-2",
        line: "on-phone:col-[2/-1]",
        people: "on-phone:hidden",
        check: "on-phone:col-start-3 on-phone:row-start-1",
      },
      /** Amber is printed as a thick edge, which a black printer can show. */
      lacks: { true: "print:border-l-4 print:border-l-black" },
    },
  },
);

/** A row of the run sheet; a card on a phone, where a table would scroll sideways. */
export function SheetLine({ row, mayEdit }: { readonly row: SheetRow; readonly mayEdit: boolean }) {
  const { t } = useTranslation("runsheet");
  const { number } = useAdminFormat();
  const Icon = ICONS[row.kind];
  const missing = lacks(row);
  return (
    <tr
      className={clsx(
        "on-phone:grid on-phone:grid-cols-[3.25rem_minmax(0,1fr)_auto] on-phone:items-baseline on-phone:gap-x-3 on-phone:gap-y-1 on-phone:border-line-2 on-phone:border-b on-phone:px-2 on-phone:py-3 on-phone:text-14/5",
        missing && "bg-warn-50",
      )}
    >
      <td className={cellClass({ of: "time", lacks: missing !== undefined })}>
        <b>{row.time ?? t("no_time")}</b>
      </td>
      <td className={cellClass({ of: "kind" })}>
        <span className="inline-flex items-center gap-1">
          <Icon className="size-4" aria-hidden="true" />
          {t(`kind.${row.kind}`)}
        </span>
      </td>
      <td className={cellClass({ of: "place" })}>
        <Link to={`/admin/reservations/${row.idx}`} className="font-semibold hover:underline">
          {row.place}
        </Link>
      </td>
      <td className={cellClass({ of: "line" })}>{row.guest}</td>
      <td className={cellClass({ of: "people" })}>
        {row.people === null ? "" : number(row.people)}
      </td>
      <td className={cellClass({ of: "line" })}>
        <span className="flex items-start gap-1">
          <span className="min-w-0 flex-1">
            {row.detail}
            {row.note ? <b className="block whitespace-pre-line">{row.note}</b> : null}
          </span>
          {mayEdit ? <NoteDialog row={row} /> : null}
        </span>
      </td>
      <td className={cellClass({ of: "line" })}>
        {row.reference ??
          (missing === "reference" ? <b className="text-warn-700">{t("no_reference")}</b> : "")}
      </td>
      <td className={cellClass({ of: "line" })}>
        <DriverCell row={row} mayEdit={mayEdit} />
      </td>
      <td className={cellClass({ of: "check" })}>
        {row.isRechecked ? (
          <>
            <Check className="size-4 text-fairway-700" aria-hidden="true" />
            <span className="sr-only">{t("is_checked")}</span>
          </>
        ) : (
          <span className="inline-block size-4 rounded-[3px] border-[1.5px] border-ink">
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
        <b className={clsx("text-warn-700", mayEdit && "hidden print:inline")}>{t("no_driver")}</b>
      )}
      {mayEdit ? <DriverDialog row={row} /> : null}
    </>
  );
}

function BroughtBy({ by }: { readonly by: NonNullable<SheetRow["broughtBy"]> }) {
  const { t } = useTranslation("runsheet");
  if (by === "own") return <span className="text-ink-3">{t("own_way")}</span>;
  if (by.driver === null) return <b className="text-warn-700">{t("no_driver")}</b>;
  return <span className="text-ink-3">{t("waits", { name: by.driver })}</span>;
}

/** What the driver or the venue should know about a line on its day; printed, and in the file. */
function NoteDialog({ row }: { readonly row: SheetRow }) {
  const { t } = useTranslation("runsheet");
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<SheetAnswer>();
  const refused = fetcher.data?.ok === false ? fetcher.data : undefined;
  const fields = refused?.fields ?? {};
  useEffect(() => {
    if (fetcher.data?.ok) setOpen(false);
  }, [fetcher.data]);
  const form = `note-${row.id}`;
  return (
    <Dialog
      title={t("note_of", { place: row.place })}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          variant="ghost"
          size="xs"
          className="-my-2 print:hidden"
          aria-label={t("note_of", { place: row.place })}
        >
          <NotebookPen aria-hidden="true" />
        </Button>
      }
      footer={
        <Button type="submit" form={form} busy={fetcher.state !== "idle"}>
          {t("save_note")}
        </Button>
      }
    >
      <fetcher.Form id={form} method="post" className="grid gap-3">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="reservation" value={row.id} />
        <input type="hidden" name="version" value={row.noteVersion} />
        <p className="text-ink-2">{`${row.time ?? ""} ${row.guest}`}</p>
        <TextArea
          label={t("note")}
          hint={t("note_hint")}
          name="note"
          maxLength={300}
          rows={3}
          defaultValue={row.note}
          error={fields.note}
        />
        <ErrorText code={Object.keys(fields).length > 0 ? undefined : refused?.error} />
      </fetcher.Form>
    </Dialog>
  );
}
