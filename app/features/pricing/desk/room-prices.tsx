import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Month } from "#app/domain/common/date/month.ts";
import type { DayPlaces, PlacesEntry } from "#app/domain/pricing/desk/day-places.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { GridCell } from "#app/features/pricing/desk/grid/grid-queries.server.ts";
import { PlacesTable } from "#app/features/pricing/desk/places/places-table.tsx";
import { PlacesHistory } from "#app/features/pricing/desk/places/places-text.tsx";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { PriceAnswer } from "./price-answer.tsx";
import { PricePage, PriceRules } from "./price-page.tsx";
import { RatesForm, type RoomRatesRow } from "./rates-form.tsx";
import { useUndoToast } from "./use-undo-toast.ts";

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
  const { room, rates, month, tab, today, cells, costs } = props;
  const page = { month, tab, today, cells, costs };
  const form = <RatesForm rates={{ kind: "room", ...rates }} />;
  return (
    <PricePage kind="room" product={room} tabs={TABS} {...page}>
      {tab === "places" ? <NightTab {...props} /> : null}
      {tab === "rules" ? <PriceRules kind="room" costs={costs} today={today} form={form} /> : null}
    </PricePage>
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
      <section className={cardClass}>
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

/** The minimum stay with each night of a range. */
function MinStayForm({ day }: { readonly day: LocalDate }) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const canChange = useMayChange("prices");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useUndoToast(answer);
  if (!canChange) return null;
  return (
    <fetcher.Form method="post" noValidate className={`${cardClass} mt-4 grid gap-3 p-4`}>
      <h2 className="text-18">{t("min_stay.title")}</h2>
      <input type="hidden" name="intent" value="min_stay" />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          name="from"
          type="date"
          label={t("range.from")}
          defaultValue={day}
          error={failure?.fields.from}
        />
        <TextField
          name="to"
          type="date"
          label={t("range.to")}
          defaultValue={day}
          error={failure?.fields.to}
        />
        <TextField
          name="minNights"
          label={t("min_stay.nights")}
          hint={t("min_stay.hint")}
          inputMode="numeric"
          error={failure?.fields.minNights}
        />
        <Button type="submit" variant="secondary" busy={fetcher.state !== "idle"}>
          {t("min_stay.save")}
        </Button>
      </div>
      {failure && Object.keys(failure.fields).length === 0 ? (
        <ErrorText code={failure.error} />
      ) : null}
    </fetcher.Form>
  );
}
