import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Month } from "#app/domain/admin/month.ts";
import type { DayPlaces, PlacesEntry } from "#app/domain/admin/places.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { PlacesTable } from "#app/features/admin/places/places-table.tsx";
import { PlacesHistory } from "#app/features/admin/places/places-text.tsx";
import type { GridCell } from "#app/features/admin/prices/grid/grid-queries.server.ts";
import { PriceDesk } from "#app/features/admin/prices/grid/price-desk.tsx";
import type { Costs } from "#app/features/pricing/costs.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { FilePanel } from "./file-panel.tsx";
import { NetCosts } from "./net-costs.tsx";
import { PriceBar } from "./price-bar.tsx";
import { RatesForm, type RoomRatesRow } from "./rates-form.tsx";
import { MinStayForm } from "./room-terms.tsx";

const TABS = ["night", "places"] as const;
type Tab = (typeof TABS)[number] | "file" | "rules";

export function roomTab(value: string | null): Tab {
  return [...TABS, "file", "rules"].find((tab): tab is Tab => tab === value) ?? "night";
}

type RoomPricesProps = {
  readonly room: { readonly id: string; readonly name: string };
  readonly today: LocalDate;
  readonly month: Month;
  readonly tab: Tab;
  readonly day: LocalDate;
  readonly rates: RoomRatesRow;
  readonly cells: readonly GridCell[];
  readonly costs: Costs;
  readonly places: DayPlaces | undefined;
  readonly history: readonly PlacesEntry[];
};

/** The price page of a room type: the month of nights, rooms and minimum stays, rules and files. */
export function RoomPrices(props: RoomPricesProps) {
  const { room, month, tab, today, cells, costs } = props;
  const { t } = useTranslation("prices");
  const link = (change: { readonly month?: Month; readonly tab?: string }) =>
    `?month=${change.month ?? month}&tab=${change.tab ?? tab}`;
  return (
    <>
      <PriceBar
        month={month}
        tab={tab}
        tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={link}
        exportTo={`/admin/prices/room/${room.id}/export?month=${month}`}
      />
      {tab === "night" ? (
        <PriceDesk
          key={month}
          label={t("grid.room", { name: room.name })}
          kind="room"
          month={month}
          today={today}
          cells={cells}
          costs={costs}
          monthLink={(to) => link({ month: to })}
        />
      ) : null}
      {tab === "places" ? <NightTab {...props} /> : null}
      {tab === "file" ? <FilePanel costs={costs} /> : null}
      {tab === "rules" ? <RulesTab {...props} /> : null}
    </>
  );
}

function RulesTab({ rates, costs, today }: RoomPricesProps) {
  const { t } = useTranslation("prices");
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <RatesForm rates={{ kind: "room", ...rates }} />
      <div className="grid content-start gap-4">
        <NetCosts kind="room" costs={costs} today={today} />
        <p>
          <Link to="/admin/prices" className="link">
            {t("rules.all")}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The rooms of one night, and the minimum stay of a range of nights. */
function NightTab({ day, month, places, history }: RoomPricesProps) {
  const { t } = useTranslation(["prices", "desk"]);
  const { day: dayText } = useAdminFormat();
  const canChange = useMayChange("prices");
  return (
    <>
      <form method="get" className="mb-3 flex flex-wrap items-end gap-2">
        <input type="hidden" name="month" value={month} />
        <input type="hidden" name="tab" value="places" />
        <TextField key={day} name="day" type="date" label={t("range.night")} defaultValue={day} />
        <button type="submit" className={buttonClass({ variant: "secondary" })}>
          {t("range.show")}
        </button>
      </form>
      <section className="card">
        <h2 className="p-4 text-18">{t("desk:places.of.rooms", { day: dayText(day) })}</h2>
        {places ? (
          <PlacesTable
            label={t("desk:places.number.rooms")}
            unit="rooms"
            day={day}
            closed={places.closed}
            rows={places.rows}
            canChange={canChange}
          />
        ) : (
          <Note tone="info" title={t("sheet.none")} />
        )}
        <PlacesHistory history={history} />
      </section>
      <MinStayForm key={day} day={day} />
    </>
  );
}
