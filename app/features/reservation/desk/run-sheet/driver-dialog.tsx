import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { SheetRow } from "#app/domain/reservation/day/run-sheet-rules.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { SheetAnswer } from "./sheet-answer.ts";

/** Name, phone and plate of who drives the ride, as the van company says them. */
export function DriverDialog({ row }: { readonly row: SheetRow }) {
  const { t } = useTranslation("runsheet");
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<SheetAnswer>();
  const { driver } = row;
  const refused = fetcher.data?.ok === false ? fetcher.data : undefined;
  const fields = refused?.fields ?? {};
  useEffect(() => {
    if (fetcher.data?.ok) setOpen(false);
  }, [fetcher.data]);
  const form = `driver-${row.id}`;
  return (
    <Dialog
      title={t("driver_of", { place: row.place })}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={driver ? "ghost" : "secondary"} size="xs" className="print:hidden">
          {driver ? t("change_driver") : t("set_driver")}
        </Button>
      }
      footer={
        <Button type="submit" form={form} busy={fetcher.state !== "idle"}>
          {t("save_driver")}
        </Button>
      }
    >
      <fetcher.Form id={form} method="post" className="grid gap-3">
        <input type="hidden" name="reservation" value={row.id} />
        <input type="hidden" name="version" value={driver?.version ?? 0} />
        <p className="text-ink-2">{`${row.time ?? ""} ${row.guest}`}</p>
        <DriverFields driver={driver} errors={fields} />
        <ErrorText code={Object.keys(fields).length > 0 ? undefined : refused?.error} />
      </fetcher.Form>
    </Dialog>
  );
}

type DriverFieldsProps = {
  readonly driver: SheetRow["driver"];
  readonly errors: FieldErrors;
};

function DriverFields({ driver, errors }: DriverFieldsProps) {
  const { t } = useTranslation("runsheet");
  return (
    <>
      <TextField
        label={t("driver")}
        name="name"
        maxLength={60}
        required
        defaultValue={driver?.name}
        error={errors.name}
      />
      <TextField
        label={t("driver_phone")}
        name="phone"
        type="tel"
        maxLength={24}
        required
        defaultValue={driver?.phone}
        error={errors.phone}
      />
      <TextField
        label={t("plate")}
        name="plate"
        maxLength={20}
        required
        defaultValue={driver?.plate}
        error={errors.plate}
      />
    </>
  );
}
