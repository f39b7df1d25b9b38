import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { Note } from "#app/ui/note.tsx";

type Answer = Failure | { readonly ok: true; readonly name: string };

const loadSchema = async () => (await import("#app/domain/benefit/coupon.ts")).couponCodeSchema;

export function CouponCodeForm({ answer }: { readonly answer: Answer | undefined }) {
  const { t } = useTranslation("benefit");
  const failure = answer?.ok === false ? answer : undefined;
  const { checks, errorOf, fresh } = useChecked(loadSchema, failure);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Card as="section" className="rounded-panel">
      <Form
        method="post"
        noValidate
        {...checks}
        className="flex flex-wrap items-start gap-3"
        key={answer?.ok ? answer.name : "code"}
      >
        <TextField
          name="code"
          label={t("coupons.code")}
          hint={t("coupons.code_hint")}
          error={errorOf("code") ?? fresh?.error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-56 flex-1"
        />
        <Button type="submit" busy={busy} className="mt-7">
          {t("coupons.claim")}
        </Button>
      </Form>
      {answer?.ok ? (
        <div role="status" className="mt-4">
          <Note tone="good">{t("coupons.claimed", { name: answer.name })}</Note>
        </div>
      ) : null}
    </Card>
  );
}
