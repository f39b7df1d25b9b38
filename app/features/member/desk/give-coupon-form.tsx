import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, SelectField, TextField } from "#app/ui/form/field.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useCareForm } from "./care-form.tsx";

export type CouponToGive = {
  readonly id: number;
  readonly name: string;
  readonly version: number;
};

type CouponFormProps = {
  readonly coupons: readonly CouponToGive[];
};

/** Gives one of the coupons that the member does not have; with none left there is nothing to choose. */
export function CouponForm({ coupons }: CouponFormProps) {
  const { t } = useTranslation("care");
  const { show } = useToast();
  const { fetcher, form, busy, fields, error } = useCareForm(() =>
    show({ text: t("coupon_given") }),
  );
  if (coupons.length === 0) return null;
  return (
    <fetcher.Form ref={form} method="post" className="gift-form">
      <input type="hidden" name="intent" value="coupon" />
      <input
        type="hidden"
        name="seen"
        value={coupons.map(({ id, version }) => `${id}.${version}`).join()}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t("coupon")}
          name="coupon"
          options={coupons.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField
          label={t("reason")}
          name="reason"
          maxLength={200}
          required
          error={fields.reason}
        />
      </div>
      <ErrorText code={error} />
      <Button type="submit" size="sm" className="justify-self-end" busy={busy}>
        {t("give_coupon")}
      </Button>
    </fetcher.Form>
  );
}
