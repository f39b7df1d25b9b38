import { clsx } from "clsx";
import { FileUp, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { MAX_WORKBOOK_BYTES } from "#app/domain/catalog/workbook/workbook-cells.ts";
import { dropClass, tableClass } from "#app/features/desk/desk-classes.ts";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField, ErrorText } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { ImportReport, SheetCount } from "./sheet-type.ts";

const COLUMNS = ["rows", "added", "changed", "same", "wrong"] as const;

type Answer = Failure | { readonly ok: true; readonly result: ImportReport };

function mistakeIn(answer: Answer | undefined) {
  return answer?.ok === false ? answer.error : undefined;
}

/** A workbook is checked first; the button that stores it says how many rows it will store. */
export function ImportForm() {
  const { t } = useTranslation("catalogue");
  const { number } = useAdminFormat();
  const fetcher = useFetcher<Answer>();
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<File>();
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.data;
  const result = answer?.ok && checked === file ? answer.result : undefined;
  const isTooLarge = isOverLimit(file);
  const good = result?.counts.reduce((sum, { added, changed }) => sum + added + changed, 0) ?? 0;
  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      className={`${cardClass} grid gap-4 p-4 md:p-6`}
      onSubmit={() => setChecked(file)}
    >
      <label className={`${dropClass} p-4`}>
        <FileUp aria-hidden="true" />
        <b>{file?.name ?? t("import.choose")}</b>
        <span className="text-13">{t("import.limit")}</span>
        <input
          type="file"
          name="file"
          accept=".xlsx"
          className="sr-only"
          aria-label={t("import.choose")}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
        />
      </label>
      <CheckField name="publish" label={t("import.publish")} hint={t("import.publish_hint")} />
      <ErrorText code={isTooLarge ? "workbook.too_large" : mistakeIn(answer)} />
      {result ? <ImportNote result={result} good={good} /> : null}
      {result ? <ImportCounts counts={result.counts} /> : null}
      {result && !result.isStored ? <ImportMistakes report={result} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          type="submit"
          name="intent"
          value="check"
          size="sm"
          variant={result ? "secondary" : "primary"}
          disabled={!file || isTooLarge}
          busy={isBusy}
        >
          <RotateCcw aria-hidden="true" />
          {t(result ? "import.check_again" : "import.check")}
        </Button>
        {result && !result.isStored && good > 0 ? (
          <Button type="submit" name="intent" value="store" size="sm" busy={isBusy}>
            {t("import.store", { count: good, shown: number(good) })}
          </Button>
        ) : null}
      </div>
    </fetcher.Form>
  );
}

/** Told before it is sent: the server would stop listening in the middle of it. */
function isOverLimit(file: File | undefined): boolean {
  return file !== undefined && file.size > MAX_WORKBOOK_BYTES;
}

type NoteProps = { readonly result: ImportReport; readonly good: number };

function ImportNote({ result, good }: NoteProps) {
  const { t } = useTranslation("catalogue");
  const { number } = useAdminFormat();
  const wrong = result.counts.reduce((sum, each) => sum + each.wrong, 0);
  const numbers = { good: number(good), wrong: number(wrong) };
  return (
    <Note tone="info">{t(result.isStored ? "import.stored" : "import.checked", numbers)}</Note>
  );
}

/** What each sheet would bring, or has brought. */
function ImportCounts({ counts }: { readonly counts: readonly SheetCount[] }) {
  const { t } = useTranslation("catalogue");
  const { number } = useAdminFormat();
  return (
    <div className="overflow-x-auto">
      <table className={tableClass}>
        <thead>
          <tr>
            <th scope="col">{t("import.sheet")}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="text-right">
                {t(`import.count.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.sheet}>
              <td className="font-semibold">{t(`sheet.${count.sheet}`)}</td>
              {COLUMNS.map((column) => (
                <td
                  key={column}
                  className={clsx(
                    "text-right tabular-nums whitespace-nowrap",
                    column === "wrong" && "text-danger-700",
                  )}
                >
                  {count[column] === 0 ? "–" : number(count[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every wrong cell with its reason and a field whose value replaces the cell's. */
function ImportMistakes({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation(["catalogue", "errors"]);
  const { number } = useAdminFormat();
  const { mistakes, toFix } = report;
  if (mistakes.length === 0) return null;
  return (
    <div className="overflow-x-auto">
      <table className={tableClass}>
        <caption className="p-2 text-left">
          <b>{t("import.to_fix", { count: toFix, shown: number(toFix) })}</b>{" "}
          <span className="text-ink-2">{t("import.fix_hint")}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("import.cell")}</th>
            <th scope="col">{t("import.value")}</th>
            <th scope="col">{t("import.why")}</th>
            <th scope="col">{t("import.fix")}</th>
          </tr>
        </thead>
        <tbody>
          {mistakes.map(({ address, column, value, code }) => (
            <tr key={`${address}:${column}`}>
              <td className="font-semibold whitespace-nowrap">
                {address}
                <CellNote>{column}</CellNote>
              </td>
              <td className="max-w-56 truncate text-danger-700">{value || t("import.empty")}</td>
              <td>{t(`errors:${code}`)}</td>
              <td>
                <input
                  className={inputClass()}
                  name={`fix:${address}`}
                  defaultValue={value}
                  aria-label={t("import.fix_of", { address })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
