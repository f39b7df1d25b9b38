import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";

/** What the link of a planned trip gave. */
export type Begun =
  | { readonly kind: "lines"; readonly lines: readonly CartLine[]; readonly isOther: boolean }
  | { readonly kind: "wrong" | "gone" };

type BeginFromPlanProps = { readonly link: string; readonly begun: Begun | undefined };

/** The order begins with the trip that the customer has planned. */
export function BeginFromPlan({ link, begun }: BeginFromPlanProps) {
  const { t } = useTranslation("phone");
  const busy = useNavigation().location?.search.includes("plan=") ?? false;
  return (
    <Form className={`${cardClass} mb-4 grid gap-3 p-4`}>
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          name="plan"
          label={t("plan.link")}
          hint={t("plan.hint")}
          defaultValue={link}
          maxLength={4_000}
          autoComplete="off"
        />
        <Button type="submit" size="sm" variant="secondary" className="mb-6" busy={busy}>
          {t("plan.take")}
        </Button>
      </div>
      {begun ? <BegunNote begun={begun} /> : null}
    </Form>
  );
}

function BegunNote({ begun }: { readonly begun: Begun }) {
  const { t } = useTranslation("phone");
  if (begun.kind !== "lines") {
    return (
      <Note tone="warn" size="sm">
        {t(`plan.${begun.kind}`)}
      </Note>
    );
  }
  return begun.isOther ? (
    <Note tone="warn" size="sm">
      {t("plan.other")}
    </Note>
  ) : (
    <Note tone="good" size="sm">
      {t("plan.taken", { count: begun.lines.length })}
    </Note>
  );
}
