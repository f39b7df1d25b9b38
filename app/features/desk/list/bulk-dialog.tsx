import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { StepValues } from "./bulk-requests.ts";
import type { BulkAction } from "./use-bulk.ts";

type BulkDialogProps = {
  readonly action: BulkAction;
  readonly count: number;
  /** Answers what was typed wrongly; the dialog stays open with it. */
  readonly run: (values: StepValues, onAccepted: () => void) => Promise<FieldErrors | undefined>;
  readonly onClose: () => void;
};

/** Asks before an action on several rows, and for what it needs to know, such as a reason. */
export function BulkDialog({ action, count, run, onClose }: BulkDialogProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const { confirm, label } = action;
  if (!confirm) return null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    setErrors((await run(values, onClose)) ?? {});
    setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={confirm.title(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {label}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
        <p className="text-ink-2">{confirm.text}</p>
        {confirm.fields?.(errors)}
      </form>
    </Dialog>
  );
}
