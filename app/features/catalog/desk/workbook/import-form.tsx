import { FileUp, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { MAX_WORKBOOK_BYTES } from "#app/domain/catalog/workbook/workbook-size.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField, ErrorText } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { ImportMistakes } from "./import-mistakes.tsx";
import type { ImportResult } from "./import-types.ts";

type Answer = Failure | { readonly ok: true; readonly result: ImportResult };

function mistakeIn(answer: Answer | undefined) {
  return answer?.ok === false ? answer.error : undefined;
}

/** A workbook is checked first; the button that stores it says how many rows it will store. */
export function ImportForm() {
  const { t } = useTranslation("catalogue");
  const { number } = useAdminFormat();
  const fetcher = useFetcher<Answer>();
  const [fileName, setFileName] = useState<string>();
  const [isTooLarge, setTooLarge] = useState(false);
  const [checked, setChecked] = useState<string>();
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.data;
  const result = answer?.ok && checked === fileName ? answer.result : undefined;
  const good = result?.counts.reduce((sum, { added, changed }) => sum + added + changed, 0) ?? 0;
  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      className="card grid gap-4 p-4 md:p-6"
      onSubmit={() => setChecked(fileName)}
    >
      <label className="drop cursor-pointer p-4">
        <FileUp aria-hidden="true" />
        <b>{fileName ?? t("import.choose")}</b>
        <span className="text-13">{t("import.limit")}</span>
        <input
          type="file"
          name="file"
          accept=".xlsx"
          className="sr-only"
          aria-label={t("import.choose")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            setFileName(file?.name);
            setTooLarge(file !== undefined && file.size > MAX_WORKBOOK_BYTES);
          }}
        />
      </label>
      <CheckField name="publish" label={t("import.publish")} hint={t("import.publish_hint")} />
      <ErrorText code={isTooLarge ? "workbook.too_large" : mistakeIn(answer)} />
      {result ? <ImportNote result={result} good={good} /> : null}
      {result ? <ImportCounts counts={result.counts} /> : null}
      {result && !result.isStored ? <ImportMistakes mistakes={result.mistakes} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          type="submit"
          name="intent"
          value="check"
          size="sm"
          variant={result ? "secondary" : "primary"}
          disabled={!fileName || isTooLarge}
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

type NoteProps = { readonly result: ImportResult; readonly good: number };

function ImportNote({ result, good }: NoteProps) {
  const { t } = useTranslation("catalogue");
  const { number } = useAdminFormat();
  const wrong = result.counts.reduce((sum, each) => sum + each.wrong, 0);
  const numbers = { good: number(good), wrong: number(wrong) };
  return (
    <Note tone="info">{t(result.isStored ? "import.stored" : "import.checked", numbers)}</Note>
  );
}
