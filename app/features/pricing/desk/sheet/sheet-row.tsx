import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import { takenOf } from "#app/domain/pricing/desk/day-places.ts";
import type { TeeRefusal, TeeState } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { tickClass } from "#app/features/desk/desk-classes.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Margins } from "#app/features/pricing/desk/grid/margins.ts";
import { switchClass } from "#app/ui/form/switch.tsx";
import { PlacesInput } from "./places-input.tsx";
import { sheetCell } from "./sheet-cell.ts";
import type { SheetRow as Row } from "./sheet-queries.server.ts";

export type SheetRowProps = {
  readonly row: Row;
  readonly state: TeeState;
  readonly isChanged: boolean;
  readonly isSelected: boolean;
  readonly refusal: TeeRefusal | undefined;
  readonly canChange: boolean;
  readonly partySize: number;
  readonly day: LocalDate;
  readonly margins: Margins;
  readonly onSelect: () => void;
  readonly onChange: (change: Partial<TeeState>) => void;
};

export function SheetRow(props: SheetRowProps) {
  const { row, state, isChanged, isSelected, refusal, canChange, onSelect, onChange } = props;
  const { t } = useTranslation("prices");
  const { won } = useAdminFormat();
  const price = state.fee ?? row.usualFee;
  return (
    <tr
      className={clsx(
        "max-md:grid max-md:grid-cols-[4rem_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:border-line max-md:border-b max-md:py-2.5",
        refusal ? "bg-danger-50" : isSelected && "bg-pick-50",
      )}
      onKeyDown={(event) => onRowKey(event, props)}
    >
      <td
        className={sheetCell({
          of: "desktop",
          className: isChanged && "shadow-[inset_3px_0_0_var(--color-pick-600)]",
        })}
      >
        <input
          type="checkbox"
          className={`${tickClass} align-middle`}
          aria-label={t("sheet.choose", { time: row.key })}
          checked={isSelected}
          disabled={!canChange}
          onChange={onSelect}
        />
      </td>
      <th scope="row" className={sheetCell({ of: "time" })}>
        {row.key}
      </th>
      <td className={sheetCell({ of: "places" })}>
        <PlacesInput {...props} />
      </td>
      <td className={sheetCell({ of: "number" })}>{row.sold + row.elsewhere || "–"}</td>
      <td className={sheetCell({ of: "number", className: "font-semibold text-warn-700" })}>
        {row.held || "–"}
      </td>
      <td className={sheetCell({ of: "left" })}>
        <Meter row={row} state={state} refusal={refusal} />
      </td>
      <td className={sheetCell({ of: "who" })}>
        <Who row={row} state={state} refusal={refusal} />
      </td>
      <td
        className={sheetCell({
          of: "number",
          className: state.fee !== null && "font-bold text-pick-700",
        })}
      >
        {won(price)}
      </td>
      <NetCells {...props} price={price} />
      <td className={sheetCell({ of: "desktop" })}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          className={`${switchClass} align-middle`}
          aria-label={t("sheet.sale", { time: row.key })}
          checked={!state.stopped}
          disabled={!canChange}
          onChange={({ currentTarget }) => onChange({ stopped: !currentTarget.checked })}
        />
      </td>
    </tr>
  );
}

/** What we pay for it, and what stays; nothing where no net cost is known. */
function NetCells({ day, margins, price }: SheetRowProps & { readonly price: Won }) {
  const { number } = useAdminFormat();
  const baht = margins.bahtOn(day);
  const margin = margins.margin(day, price);
  return (
    <>
      <td className={sheetCell({ of: "number", className: "text-ink-2" })}>
        {baht === undefined ? "–" : `฿${number(baht)}`}
      </td>
      <td
        className={sheetCell({
          of: "number",
          className: margins.isLow(day, price) ? "font-semibold text-warn-700" : "text-ink-2",
        })}
      >
        {margin === undefined ? "–" : `${margin}%`}
      </td>
    </>
  );
}

/** X chooses a row, S stops it; not while something is typed. */
function onRowKey(event: KeyboardEvent, { state, canChange, onSelect, onChange }: SheetRowProps) {
  const isNumber = event.target instanceof HTMLInputElement && event.target.type === "number";
  if (!canChange || event.ctrlKey || event.metaKey || event.altKey) return;
  // A number field takes no letters, so the keys work there too.
  const key = event.key.toLowerCase();
  if (key === "x") onSelect();
  else if (key === "s") onChange({ stopped: !state.stopped });
  else return;
  if (isNumber) event.preventDefault();
}

type MeterProps = Pick<SheetRowProps, "row" | "state" | "refusal">;

function Meter({ row, state }: MeterProps) {
  const { t } = useTranslation("prices");
  const all = Math.max(state.places, takenOf(row), 1);
  const sold = row.sold + row.elsewhere;
  const left = state.stopped ? 0 : state.places - takenOf(row);
  const share = (count: number) => ({ width: `${(100 * count) / all}%` });
  return (
    <span className="flex items-center gap-2">
      <span
        className="inline-flex h-1.25 w-20 overflow-hidden rounded-pill bg-sand-2"
        aria-hidden="true"
      >
        <i className="bg-fairway-700" style={share(sold)} />
        <i className="bg-warn-500" style={share(row.held)} />
      </span>
      <span
        className={clsx(
          "tabular-nums whitespace-nowrap min-w-8 font-semibold",
          left < 0 && "text-danger-700",
        )}
      >
        {state.stopped ? t("sheet.stopped") : left === 0 ? t("sold") : left}
      </span>
    </span>
  );
}

function Who({ row, state, refusal }: MeterProps) {
  const { t } = useTranslation("prices");
  if (refusal)
    return <span className="font-semibold text-danger-700">{t(...refusalText(refusal))}</span>;
  const parties = row.parties.map(({ name, players }) => `${name} ${players}`);
  const parts = [
    state.stopped ? (row.stopReason ?? t("sheet.stopped")) : "",
    ...parties,
    row.elsewhere > 0 ? t("sheet.elsewhere", { count: row.elsewhere }) : "",
    row.held > 0 ? t("sheet.held", { count: row.held }) : "",
  ];
  return (
    <span className={clsx(state.stopped && "font-semibold text-pick-700")}>
      {parts.filter(Boolean).join(" · ")}
    </span>
  );
}

export function refusalText(refusal: TeeRefusal) {
  if (refusal.why === "sold") return ["sheet.refused_sold", { count: refusal.sold }] as const;
  if (refusal.why === "party") return ["sheet.refused_party", {}] as const;
  return ["sheet.refused_changed", { places: refusal.now.places }] as const;
}
