import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import type { PriceAnswer } from "./price-answer.ts";
import { useUndoToast } from "./use-undo-toast.ts";

/** The minimum stay with each night of a range. */
export function MinStayForm({ day }: { readonly day: LocalDate }) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const canChange = useMayChange("prices");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useUndoToast(answer);
  if (!canChange) return null;
  return (
    <fetcher.Form method="post" noValidate className="card mt-4 grid gap-3 p-4">
      <h2 className="text-18">{t("min_stay.title")}</h2>
      <input type="hidden" name="intent" value="min_stay" />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          name="from"
          type="date"
          label={t("range.from")}
          defaultValue={day}
          error={failure?.fields.from}
        />
        <TextField
          name="to"
          type="date"
          label={t("range.to")}
          defaultValue={day}
          error={failure?.fields.to}
        />
        <TextField
          name="minNights"
          label={t("min_stay.nights")}
          hint={t("min_stay.hint")}
          inputMode="numeric"
          error={failure?.fields.minNights}
        />
        <Button type="submit" variant="secondary" busy={fetcher.state !== "idle"}>
          {t("min_stay.save")}
        </Button>
      </div>
      {failure && Object.keys(failure.fields).length === 0 ? (
        <ErrorText code={failure.error} />
      ) : null}
    </fetcher.Form>
  );
}
