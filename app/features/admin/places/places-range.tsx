import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { DayPlaces } from "#app/domain/admin/places.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { PlacesAnswer, PlacesDone } from "./places-answer.ts";
import { useTakenText } from "./places-text.tsx";

/** Stop-sell over a range of days, or its end. */
export function PlacesRange({ day, closed }: Pick<DayPlaces, "day" | "closed">) {
  const { t } = useTranslation("desk");
  const fetcher = useFetcher<PlacesAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  const busy = fetcher.state === "idle" ? undefined : fetcher.formData?.get("intent");
  const isFieldWrong = failure && Object.keys(failure.fields).length > 0;
  return (
    <fetcher.Form method="post" noValidate className="grid content-start gap-3">
      <h3 className="text-16">{t("places.days")}</h3>
      <div className="flex flex-wrap gap-2">
        <TextField
          name="from"
          type="date"
          label={t("places.from")}
          defaultValue={day}
          error={failure?.fields.from}
          className="min-w-40 flex-1"
        />
        <TextField
          name="to"
          type="date"
          label={t("places.to")}
          defaultValue={day}
          error={failure?.fields.to}
          className="min-w-40 flex-1"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="intent"
          value="close"
          variant={closed ? "secondary" : "danger-line"}
          size="sm"
          busy={busy === "close"}
        >
          {t("places.close_days")}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="open"
          variant={closed ? "primary" : "secondary"}
          size="sm"
          busy={busy === "open"}
        >
          {t("places.open_days")}
        </Button>
      </div>
      {failure && !isFieldWrong ? <ErrorText code={failure.error} /> : null}
      <div role="status">{answer?.ok ? <RangeDone answer={answer} /> : null}</div>
    </fetcher.Form>
  );
}

/** Stop-sell cancels no order: shows what stays booked. */
function RangeDone({ answer }: { readonly answer: PlacesDone }) {
  const { t } = useTranslation("desk");
  const takenText = useTakenText();
  const { done, days = 0, sold = 0, held = 0 } = answer;
  if (done !== "close") return <Note tone="good">{t("places.opened", { count: days })}</Note>;
  const isAnyTaken = sold + held > 0;
  return (
    <Note tone={isAnyTaken ? "warn" : "good"} title={t("places.closed", { count: days })}>
      {isAnyTaken ? t("places.stay", { parts: takenText({ sold, held, elsewhere: 0 }) }) : null}
    </Note>
  );
}
