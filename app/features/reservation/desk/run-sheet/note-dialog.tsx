import { NotebookPen } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { SheetRow } from "#app/domain/reservation/day/run-sheet-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextArea } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { SheetAnswer } from "./sheet-answer.ts";

/** What the driver or the venue should know about a line on its day; printed, and in the file. */
export function NoteDialog({ row }: { readonly row: SheetRow }) {
  const { t } = useTranslation("runsheet");
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<SheetAnswer>();
  const refused = fetcher.data?.ok === false ? fetcher.data : undefined;
  const fields = refused?.fields ?? {};
  useEffect(() => {
    if (fetcher.data?.ok) setOpen(false);
  }, [fetcher.data]);
  const form = `note-${row.id}`;
  return (
    <Dialog
      title={t("note_of", { place: row.place })}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          variant="ghost"
          size="xs"
          className="-my-2 print:hidden"
          aria-label={t("note_of", { place: row.place })}
        >
          <NotebookPen aria-hidden="true" />
        </Button>
      }
      footer={
        <Button type="submit" form={form} busy={fetcher.state !== "idle"}>
          {t("save_note")}
        </Button>
      }
    >
      <fetcher.Form id={form} method="post" className="grid gap-3">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="reservation" value={row.id} />
        <input type="hidden" name="version" value={row.noteVersion} />
        <p className="text-ink-2">{`${row.time ?? ""} ${row.guest}`}</p>
        <TextArea
          label={t("note")}
          hint={t("note_hint")}
          name="note"
          maxLength={300}
          rows={3}
          defaultValue={row.note}
          error={fields.note}
        />
        <ErrorText code={Object.keys(fields).length > 0 ? undefined : refused?.error} />
      </fetcher.Form>
    </Dialog>
  );
}
