import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { type DayPlaces, takenOf } from "#app/domain/admin/places.ts";
import { MAX_PLACES, shownNumbers } from "#app/domain/admin/places-form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { PlacesAnswer } from "./places-answer.ts";
import { numberIn } from "./places-field.tsx";
import { useTakenText } from "./places-text.tsx";

/** One number for all tee times of a day. */
export function PlacesDayForm({ day, rows }: Pick<DayPlaces, "day" | "rows">) {
  const { t } = useTranslation(["desk", "errors"]);
  const fetcher = useFetcher<PlacesAnswer>();
  const [text, setText] = useState("");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  const now = failure?.now ?? {};
  const shown = rows.map(({ key, places }) => ({ key, places: now[key] ?? places }));
  const changed = shown.filter(({ places }, index) => places !== rows[index]?.places);
  return (
    <fetcher.Form method="post" noValidate className="grid content-start gap-3">
      <h3 className="text-16">{t("places.all")}</h3>
      <input type="hidden" name="intent" value="places" />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="seen" value={shownNumbers(shown)} />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          name="places"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_PLACES}
          label={t("places.per_tee")}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={failure?.fields.places}
          className="w-40"
        />
        <Button type="submit" size="sm" busy={fetcher.state !== "idle"}>
          {t("places.all_do")}
        </Button>
      </div>
      <DayWarning rows={rows} places={numberIn(text)} />
      {failure && !failure.fields.places ? (
        <Note tone="danger" title={t(`errors:${failure.error}`)}>
          {changed.length > 0
            ? t("places.changed_all", {
                list: changed.map(({ key, places }) => `${key} ${places}`).join(", "),
              })
            : null}
        </Note>
      ) : null}
      <div role="status">
        {answer?.ok ? <Note tone="good">{t("places.saved_all")}</Note> : null}
      </div>
    </fetcher.Form>
  );
}

type DayWarningProps = Pick<DayPlaces, "rows"> & { readonly places: number | undefined };

function DayWarning({ rows, places }: DayWarningProps) {
  const { t } = useTranslation("desk");
  const takenText = useTakenText();
  const over = rows.filter((row) => places !== undefined && takenOf(row) > places);
  if (over.length === 0) return null;
  return (
    <Note tone="warn" title={t("places.over_all", { count: over.length })}>
      <ul>
        {over.map((row) => (
          <li key={row.key}>
            <b className="num">{row.key}</b> {takenText(row)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
