import { clsx } from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { PricedKind } from "#app/domain/pricing/desk/margin.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { PriceAnswer } from "#app/features/pricing/desk/price-answer.tsx";
import { useUndoToast } from "#app/features/pricing/desk/use-undo-toast.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { CHANGE_CELL, ChangesGrid } from "./change-table.tsx";
import type { GridCell } from "./grid-queries.server.ts";

type RangeAllotmentProps = { readonly kind: PricedKind; readonly cells: readonly GridCell[] };

/** Rooms a night, or places of each tee time, on the chosen days; every day is shown before it is saved. */
export function RangeAllotment({ kind, cells }: RangeAllotmentProps) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const [text, setText] = useState("");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useUndoToast(answer);
  const places = /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
  const days = cells.map(({ day, places: { all } }) => ({ day, seen: all }));
  return (
    <fetcher.Form
      method="post"
      noValidate
      className="grid gap-2 rounded-card border-line border-t bg-paper p-3"
    >
      <input type="hidden" name="intent" value="allotment" />
      <input type="hidden" name="days" value={JSON.stringify(days)} />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          name="places"
          label={t(`allotment.${kind}`)}
          inputMode="numeric"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={failure?.fields.places}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={places === undefined}
          busy={fetcher.state !== "idle"}
        >
          {t("allotment.save", { count: cells.length })}
        </Button>
      </div>
      {places === undefined ? null : <AllotmentTable kind={kind} cells={cells} places={places} />}
      {failure && !failure.fields.places ? (
        <ErrorText code={failure.fields.days ?? failure.error} />
      ) : null}
    </fetcher.Form>
  );
}

type AllotmentTableProps = RangeAllotmentProps & { readonly places: number };

/** A night never has fewer rooms than are sold. */
function AllotmentTable({ kind, cells, places }: AllotmentTableProps) {
  const { t } = useTranslation("prices");
  const { day } = useAdminFormat();
  return (
    <ChangesGrid head={[t("change.day"), t("allotment.sold"), t("change.now"), t("change.next")]}>
      {cells.map(({ day: on, places: { all, left } }) => (
        <tr key={on}>
          <td className={CHANGE_CELL}>{day(on)}</td>
          <td className={CHANGE_CELL}>{all - left}</td>
          <td className={CHANGE_CELL}>{all}</td>
          <td className={clsx(CHANGE_CELL, "whitespace-nowrap text-pick-700")}>
            {kind === "room" ? Math.max(places, all - left) : t("allotment.each", { places })}
          </td>
        </tr>
      ))}
    </ChangesGrid>
  );
}
