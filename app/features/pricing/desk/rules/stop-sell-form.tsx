import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { MAX_REASON } from "#app/domain/pricing/desk/price-csv.ts";
import { tickClass } from "#app/features/desk/desk-classes.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { StoppableCourse } from "./rules-queries.server.ts";
import type { StopSellAnswer } from "./stop-sell-action.server.ts";

type StopSellFormProps = {
  readonly today: LocalDate;
  readonly courses: readonly StoppableCourse[];
  readonly preselected: readonly string[];
};

/** Closes days of several courses for one reason; what is booked stays booked. */
export function StopSellForm({ today, courses, preselected }: StopSellFormProps) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<StopSellAnswer>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(preselected));
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  return (
    <fetcher.Form method="post" noValidate className="grid gap-4">
      <div className={`${cardClass} flex flex-wrap items-end gap-3 p-4`}>
        <TextField
          name="from"
          type="date"
          label={t("range.from")}
          defaultValue={today}
          error={failure?.fields.from}
        />
        <TextField
          name="to"
          type="date"
          label={t("range.to")}
          defaultValue={today}
          error={failure?.fields.to}
        />
        <TextField
          className="min-w-52 flex-1"
          name="reason"
          label={t("stop.reason")}
          required
          maxLength={MAX_REASON}
          error={failure?.fields.reason}
        />
        <Button type="submit" variant="danger" busy={fetcher.state !== "idle"}>
          {t("bulk.stop", { count: chosen.size })}
        </Button>
      </div>
      {failure && !failure.fields.from && !failure.fields.to && !failure.fields.reason ? (
        <ErrorText code={failure.fields.courses ? "price.empty" : failure.error} />
      ) : null}
      <div role="status">{answer?.ok ? <StopDone answer={answer} fetcher={fetcher} /> : null}</div>
      <Regions courses={courses} chosen={chosen} onChoose={setChosen} />
    </fetcher.Form>
  );
}

type StopDoneProps = {
  readonly answer: Extract<StopSellAnswer, { ok: true }>;
  readonly fetcher: ReturnType<typeof useFetcher<StopSellAnswer>>;
};

function StopDone({ answer, fetcher }: StopDoneProps) {
  const { t } = useTranslation("prices");
  if (answer.done === "undo") {
    return <Note tone="good" title={t("stop.opened", { count: answer.days })} />;
  }
  const { days, entries } = answer;
  return (
    <Note
      tone={days > 0 ? "good" : "info"}
      title={t("bulk.done", { courses: entries.length, days })}
      action={
        entries.length > 0 ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              void fetcher.submit(
                { intent: "undo", entries: entries.join(",") },
                { method: "post" },
              )
            }
          >
            {t("undo")}
          </Button>
        ) : null
      }
    />
  );
}

type RegionsProps = {
  readonly courses: readonly StoppableCourse[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

function Regions({ courses, chosen, onChoose }: RegionsProps) {
  const regions = [...Map.groupBy(courses, ({ regionId }) => regionId).values()];
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {regions.map((region) => (
        <fieldset key={region[0]?.regionId} className={`${cardClass} p-4`}>
          <legend className="sr-only">{region[0]?.region}</legend>
          <label className="flex min-h-11 items-center gap-2 font-bold">
            <input
              type="checkbox"
              className={tickClass}
              checked={region.every(({ id }) => chosen.has(id))}
              onChange={({ currentTarget }) =>
                set(
                  region.map(({ id }) => id),
                  currentTarget.checked,
                )
              }
            />
            {region[0]?.region}
          </label>
          {region.map(({ id, name }) => (
            <label key={id} className="flex min-h-9 items-center gap-2">
              <input
                type="checkbox"
                className={tickClass}
                name="courses"
                value={id}
                checked={chosen.has(id)}
                onChange={({ currentTarget }) => set([id], currentTarget.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
