import { useTranslation } from "react-i18next";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { CheckField } from "#app/ui/form/field.tsx";

/** Offered with a new password; nothing where no provider is linked. */
export function DropProvidersField({ linked }: { readonly linked: readonly SocialProvider[] }) {
  const { t } = useTranslation(["join", "social"]);
  if (linked.length === 0) return null;
  const providers = linked.map((provider) => t(`social:name.${provider}`)).join(", ");
  return (
    <CheckField
      name="drop"
      value="yes"
      label={t("security.drop", { providers })}
      hint={t("security.drop_hint")}
    />
  );
}
