import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { MAX_REASON } from "#app/domain/pricing/desk/price-csv.ts";
import type { PriceAnswer, PriceDone } from "#app/features/pricing/desk/price-answer.tsx";
import { useUndoToast } from "#app/features/pricing/desk/use-undo-toast.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { GridCell } from "./grid-queries.server.ts";

type RangeStopProps = {
  readonly days: readonly LocalDate[];
  readonly cells: readonly GridCell[];
};

/** Stop-sell of the chosen days with its reason, or its end. */
export function RangeStop({ days, cells }: RangeStopProps) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  const busy = fetcher.state === "idle" ? undefined : fetcher.formData?.get("intent");
  useUndoToast(answer);
  const shut = cells.filter((cell) => cell.closed).map(({ day }) => day);
  const closed = shut.length;
  return (
    <fetcher.Form
      method="post"
      noValidate
      className="grid gap-2 rounded-card border-line border-t bg-paper p-3"
    >
      <input type="hidden" name="from" value={days[0]} />
      <input type="hidden" name="to" value={days.at(-1)} />
      <input type="hidden" name="seen" value={shut.toSorted().join()} />
      <TextField
        id="stop-reason"
        name="reason"
        label={t("stop.reason")}
        hint={t("stop.hint")}
        maxLength={MAX_REASON}
        error={failure?.fields.reason}
      />
      <div className="flex flex-wrap gap-2">
        {closed < cells.length ? (
          <Button
            type="submit"
            name="intent"
            value="close"
            variant="danger-line"
            size="sm"
            busy={busy === "close"}
          >
            {t("stop.close", { count: cells.length - closed })}
          </Button>
        ) : null}
        {closed > 0 ? (
          <Button
            type="submit"
            name="intent"
            value="open"
            variant="secondary"
            size="sm"
            busy={busy === "open"}
          >
            {t("stop.open", { count: closed })}
          </Button>
        ) : null}
      </div>
      {failure && !failure.fields.reason ? (
        <ErrorText code={failure.fields.from ?? failure.fields.to ?? failure.error} />
      ) : null}
      <div role="status">{answer?.ok ? <StillBooked answer={answer} /> : null}</div>
    </fetcher.Form>
  );
}

/** Stop-sell cancels no order: says what stays booked. */
function StillBooked({ answer }: { readonly answer: PriceDone }) {
  const { t } = useTranslation("prices");
  if (answer.done !== "close" || !answer.booked) return null;
  const { sold, held } = answer.booked;
  return sold + held > 0 ? <Note tone="warn">{t("stop.stay", { sold, held })}</Note> : null;
}
