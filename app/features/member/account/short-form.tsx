import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";

type ShortSchema = "findIdSchema" | "findPasswordSchema" | "resetPasswordSchema";

type ShortFormProps = {
  readonly schema: ShortSchema;
  readonly failure: Failure | undefined;
  readonly submit: string;
  readonly children: (errorOf: (name: string) => ErrorCode | undefined) => ReactNode;
};

/** A form of a field or two at the entrance, checked here first. */
export function ShortForm({ schema, failure, submit, children }: ShortFormProps) {
  const load = async () => (await import("#app/domain/member/login/account-forms.ts"))[schema];
  const { checks, errorOf } = useChecked(load, failure);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate {...checks} className="mt-6 grid gap-4">
      {children(errorOf)}
      <FailureText failure={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}
