import { useTranslation } from "react-i18next";
import { Form, useSearchParams } from "react-router";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { OfferProps } from "./offer-props.ts";

/** Days before and after the paid one, where nobody has chosen others. */
const AROUND = 3;
const OWN_NAMES = ["from", "to", "at", "done"];

type SearchProps = Pick<OfferProps, "courses"> & { readonly round: LineOf<"golf"> };

/** Looks for free tee times in a period, at one course or at all of the region; the address remembers it. */
export function ElsewhereSearch({ round, courses }: SearchProps) {
  const { t } = useTranslation("reservation-desk");
  const [search] = useSearchParams();
  const preserved = [...search].filter(([name]) => !OWN_NAMES.includes(name));
  return (
    <Form method="get" preventScrollReset className="grid grid-cols-2 items-end gap-2">
      {preserved.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        type="date"
        name="from"
        label={t("elsewhere.from")}
        defaultValue={search.get("from") ?? addDays(round.date, -AROUND)}
      />
      <TextField
        type="date"
        name="to"
        label={t("elsewhere.to")}
        defaultValue={search.get("to") ?? addDays(round.date, AROUND)}
      />
      <SelectField
        name="at"
        label={t("elsewhere.course")}
        placeholder={t("elsewhere.region")}
        options={courses}
        defaultValue={search.get("at") ?? round.courseId}
      />
      <Button type="submit" variant="secondary" size="sm">
        {t("elsewhere.find")}
      </Button>
    </Form>
  );
}
