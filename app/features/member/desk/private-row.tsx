import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PrivateField } from "#app/domain/member/member-care.ts";
import { useDeskLimits } from "#app/features/company/use-desk-limits.ts";
import { DetailRow } from "#app/features/desk/detail-rows.tsx";
import type { CareAnswer } from "#app/features/member/care/care-for-member.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useCareForm } from "./care-form.tsx";

type PrivateRowProps = {
  readonly field: PrivateField;
  readonly label: string;
  readonly masked: string | null;
};

/** A masked fact: staff give a reason and see it for a short time. */
export function PrivateRow({ field, label, masked }: PrivateRowProps) {
  const { t } = useTranslation("care");
  const { maskedSeconds } = useDeskLimits();
  const [shown, setShown] = useState<string>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), maskedSeconds * 1000);
    return () => clearTimeout(timer);
  }, [shown, maskedSeconds]);
  return (
    <DetailRow label={label}>
      {masked ? (
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="tabular-nums whitespace-nowrap">{shown ?? masked}</span>
          {shown ? (
            <span className="text-13 text-ink-3">
              {t("hidden_soon", { seconds: maskedSeconds })}
            </span>
          ) : (
            <Dialog
              open={open}
              onOpenChange={setOpen}
              title={t("show_title", { field: label })}
              trigger={
                <button
                  type="button"
                  className={linkClass}
                  aria-label={t("show_field", { field: label })}
                >
                  {t("show")}
                </button>
              }
            >
              <ShowForm
                field={field}
                onShown={(value) => {
                  setShown(value);
                  setOpen(false);
                }}
              />
            </Dialog>
          )}
        </span>
      ) : null}
    </DetailRow>
  );
}

type ShowFormProps = {
  readonly field: PrivateField;
  readonly onShown: (value: string | undefined) => void;
};

function ShowForm({ field, onShown }: ShowFormProps) {
  const { t } = useTranslation("care");
  const { fetcher, form, busy, fields, error } = useCareForm((answer: CareAnswer) =>
    onShown(answer.shown),
  );
  return (
    <fetcher.Form ref={form} method="post" className="grid gap-3">
      <input type="hidden" name="intent" value="show" />
      <input type="hidden" name="field" value={field} />
      <p className="flex gap-2 text-14 text-ink-2">
        <Eye className="size-5 flex-none" aria-hidden="true" />
        {t("show_text")}
      </p>
      <TextField label={t("reason")} name="reason" maxLength={200} required error={fields.reason} />
      <ErrorText code={error} />
      <Button type="submit" busy={busy}>
        {t("show")}
      </Button>
    </fetcher.Form>
  );
}
