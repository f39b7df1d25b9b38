import { UserRoundPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSavedForm } from "#app/features/member/profile/use-saved-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { CompanionFields, loadCompanionSchema } from "./companion-fields.tsx";

/** Adds a companion; the form is empty again afterwards. */
export function CompanionForm({ count }: { readonly count: number }) {
  const { t } = useTranslation("mypage");
  const { Form, busy, failure, wholeForm } = useSavedForm(t("companions.added"));
  const { checks, errorOf } = useChecked(loadCompanionSchema, failure);
  return (
    <Card as="section" aria-labelledby="new-companion">
      <h2 id="new-companion" className="text-18">
        {t("companions.new")}
      </h2>
      <Form key={count} method="post" noValidate {...checks} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="add" />
        <CompanionFields errorOf={errorOf} />
        <ErrorText code={wholeForm} />
        <div>
          <Button type="submit" busy={busy}>
            <UserRoundPlus aria-hidden="true" />
            {t("companions.add")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
