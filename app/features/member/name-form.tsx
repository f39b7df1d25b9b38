import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { MAX_NAME } from "#app/domain/member/profile/member-name.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { useSavedForm } from "./use-saved-form.ts";

const loadSchema = async () =>
  (await import("#app/domain/member/profile/member-name-form.ts")).nameSchema;

export function NameForm({ name }: { readonly name: string }) {
  const { t } = useTranslation("mypage");
  const { Form, busy, failure } = useSavedForm(t("member.name_saved"));
  const { checks, errorOf, fresh } = useChecked(loadSchema, failure);
  const { user, refresh } = useSession();

  useEffect(() => {
    // The header greets by the new name.
    if (user && user.name !== name) void refresh();
  }, [name, user, refresh]);

  return (
    <Card as="section" className="rounded-panel" aria-labelledby="name">
      <h2 id="name" className="text-18">
        {t("member.name")}
      </h2>
      <Form method="post" noValidate {...checks} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="name" />
        <TextField
          name="name"
          label={t("profile.name")}
          hint={t("member.name_hint", { max: MAX_NAME })}
          error={errorOf("name") ?? fresh?.error}
          defaultValue={name}
          autoComplete="name"
          required
        />
        <div>
          <Button type="submit" busy={busy}>
            {t("member.name_save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
