import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link, useNavigation, useSubmit } from "react-router";
import type { z } from "zod";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

type AdminFormProps = {
  readonly schema: z.ZodType;
  readonly failure: Failure | undefined;
  readonly back: string;
  /** The text of the confirmation before a deletion; without it there is no delete button. */
  readonly deletion?: { readonly title: string; readonly text: string } | undefined;
  readonly children: (errorOf: (name: string) => ErrorCode | undefined) => ReactNode;
};

/** Fields with save, cancel, and delete after a confirmation. */
export function AdminForm({ schema, failure, back, deletion, children }: AdminFormProps) {
  const { t } = useTranslation("desk");
  const { checks, errorOf } = useChecked(schema, failure);
  const { state, formData } = useNavigation();
  const sending = state === "idle" ? undefined : (formData?.get("intent") ?? undefined);
  // The error of the whole form is shown only where no field has its own.
  const wholeForm = failure && Object.keys(failure.fields).length === 0 ? failure.error : undefined;
  return (
    <Form method="post" noValidate {...checks} className="card grid gap-5 p-4 md:p-6">
      {children(errorOf)}
      <ErrorText code={wholeForm} />
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
        <Button type="submit" name="intent" value="save" size="sm" busy={sending === "save"}>
          {t("form.save")}
        </Button>
        <Link to={back} className={buttonClass({ variant: "secondary", size: "sm" })}>
          {t("form.cancel")}
        </Link>
        {deletion ? <DeleteButton {...deletion} busy={sending === "delete"} /> : null}
      </div>
    </Form>
  );
}

type DeleteButtonProps = { readonly title: string; readonly text: string; readonly busy: boolean };

function DeleteButton({ title, text, busy }: DeleteButtonProps) {
  const { t } = useTranslation("desk");
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();

  function deleteIt() {
    setAsking(false);
    void submit({ intent: "delete" }, { method: "post" });
  }

  return (
    <>
      <Button
        variant="danger-line"
        size="sm"
        className="ml-auto"
        busy={busy}
        onClick={() => setAsking(true)}
      >
        {t("form.delete")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        text={text}
        confirmLabel={t("form.delete")}
        tone="danger"
        onConfirm={deleteIt}
      />
    </>
  );
}
