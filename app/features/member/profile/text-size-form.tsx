import { type FormEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { TEXT_SIZES, type TextSize } from "#app/domain/member/profile/text-size.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorText, RadioGroup } from "#app/ui/form/field.tsx";
import { useSavedForm } from "./use-saved-form.ts";
import { saveTextSize } from "./use-text-size.ts";

export function TextSizeForm({ textSize }: { readonly textSize: TextSize }) {
  const { t } = useTranslation("settings");
  const { Form, busy, wholeForm } = useSavedForm(t("saved"));
  useEffect(() => saveTextSize(textSize), [textSize]);

  return (
    <Card as="section" aria-labelledby="text-size">
      <h2 id="text-size" className="text-18">
        {t("text_size.title")}
      </h2>
      <p className="text-ink-2">{t("text_size.text")}</p>
      <Form method="post" className="mt-4 grid gap-4" onSubmit={show}>
        <input type="hidden" name="intent" value="text-size" />
        <RadioGroup
          name="textSize"
          label={t("text_size.title")}
          hideLabel
          look="segment"
          defaultValue={textSize}
          options={TEXT_SIZES.map((size) => ({ value: size, label: t(`text_size.${size}`) }))}
        />
        <ErrorText code={wholeForm} />
        <div>
          <Button type="submit" busy={busy}>
            {t("text_size.save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Applied at once, before it is saved. */
function show(event: FormEvent<HTMLFormElement>): void {
  const size = new FormData(event.currentTarget).get("textSize");
  saveTextSize(TEXT_SIZES.find((known) => known === size) ?? "normal");
}
