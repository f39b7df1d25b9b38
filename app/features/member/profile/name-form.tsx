import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { MAX_NAME } from "#app/domain/member/profile/member-name.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useErrorTitle } from "#app/ui/error-words.tsx";
import { ErrorText, TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import type { RefusedInfo } from "./info-form.tsx";
import { useSavedForm } from "./use-saved-form.ts";

const loadSchema = async () =>
  (await import("#app/domain/member/profile/member-name-form.ts")).nameSchema;

type NameFormProps = { readonly name: string; readonly refused: RefusedInfo | undefined };

export function NameForm({ name, refused }: NameFormProps) {
  const { t } = useTranslation("mypage");
  const { Form, busy, failure, wholeForm } = useSavedForm(t("member.name_saved"), refused);
  const { checks, errorOf, fresh } = useChecked(loadSchema, failure);
  const { user, refresh } = useSession();
  const mistake = errorOf("name");
  const title = useErrorTitle(mistake);

  useEffect(() => {
    // The header greets by the new name.
    if (user && user.name !== name) void refresh();
  }, [name, user, refresh]);

  return (
    <Card as="section" aria-labelledby="name">
      <h2 id="name" className="text-18">
        {t("member.name")}
      </h2>
      <Form method="post" noValidate {...checks} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="name" />
        {title ? <p className="font-bold text-danger-700">{title}</p> : null}
        <TextField
          name="name"
          label={t("profile.name")}
          hint={t("member.name_hint", { max: MAX_NAME })}
          error={mistake}
          defaultValue={refused?.typed.name ?? name}
          autoComplete="name"
          required
        />
        <ErrorText code={fresh && wholeForm} />
        <div>
          <Button type="submit" busy={busy}>
            {t("member.name_save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
