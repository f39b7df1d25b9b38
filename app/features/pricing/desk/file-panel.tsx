import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { ChangeTable } from "#app/features/pricing/desk/grid/change-table.tsx";
import { ConflictNote } from "#app/features/pricing/desk/grid/conflict-note.tsx";
import { marginsOf } from "#app/features/pricing/desk/grid/margins.ts";
import { usePriceSave } from "#app/features/pricing/desk/grid/use-price-save.ts";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextArea, TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { PriceAnswer, PriceDone } from "./price-answer.tsx";

/** Prices from a file: first a dry run that names every wrong row, then one button that stores them. */
export function FilePanel({ costs }: { readonly costs: Costs }) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const [text, setText] = useState("");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const checked = answer?.ok && answer.done === "csv" ? answer : undefined;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <fetcher.Form method="post" className={`${cardClass} grid content-start gap-3 p-4`}>
        <h2 className="text-18">{t("file.title")}</h2>
        <p className="text-ink-2">{t("file.text")}</p>
        <input type="hidden" name="intent" value="csv" />
        <TextField
          type="file"
          accept=".csv,text/csv,text/plain"
          label={t("file.choose")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void file.text().then(setText);
          }}
        />
        <TextArea
          name="text"
          label={t("file.rows")}
          rows={10}
          value={text}
          placeholder={"2027-01-11,172000\n2027-01-12,172000"}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={fetcher.state !== "idle"}
          className="justify-self-start"
        >
          {t("file.check")}
        </Button>
        {answer?.ok === false ? <ErrorText code={answer.fields.text ?? answer.error} /> : null}
      </fetcher.Form>
      {checked ? <CheckedFile key={text} checked={checked} costs={costs} /> : null}
    </div>
  );
}

type CheckedFileProps = {
  readonly checked: Extract<PriceDone, { done: "csv" }>;
  readonly costs: Costs;
};

function CheckedFile({ checked: { rows, errors }, costs }: CheckedFileProps) {
  const { t } = useTranslation(["prices", "errors"]);
  const { number } = useAdminFormat();
  const [reason, setReason] = useState("");
  const [isDone, setDone] = useState(false);
  const saver = usePriceSave(useCallback(() => setDone(true), []));
  const margins = marginsOf(costs);
  const changed = rows.map(({ day, seen, price }) => ({ day, from: seen, to: price }));
  const isLow = changed.some(({ day, from, to }) => to < from && margins.isLow(day, to));
  if (isDone) return <Note tone="good" title={t("saved", { count: rows.length })} />;
  return (
    <section className={`${cardClass} grid content-start gap-3 p-4`} aria-live="polite">
      <h2 className="text-18">{t("file.checked", { count: rows.length })}</h2>
      {errors.length > 0 ? (
        <Note tone="danger" title={t("file.errors", { count: errors.length })}>
          <ul className="grid gap-1">
            {errors.map(({ line, text, error }) => (
              <li key={`${line} ${text}`}>
                <b className="tabular-nums whitespace-nowrap">
                  {t("file.line", { line: number(line) })}
                </b>{" "}
                {t(`errors:${error}`)} <code className="text-13 text-ink-3">{text}</code>
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {changed.length > 0 ? (
        <ChangeTable
          title={t("change.title", { count: changed.length })}
          changed={changed}
          margins={margins}
        />
      ) : null}
      {isLow ? (
        <TextField
          label={t("low.reason", { percent: margins.limitPercent })}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      ) : null}
      <ConflictNote refusal={saver.refusal} />
      <Button
        busy={saver.busy}
        disabled={changed.length === 0 || (isLow && reason.trim() === "")}
        onClick={() =>
          saver.save(
            rows.map(({ day, seen, price }) => ({ day, seen, price })),
            reason.trim(),
          )
        }
      >
        {t("panel.save", { count: changed.length })}
      </Button>
    </section>
  );
}
