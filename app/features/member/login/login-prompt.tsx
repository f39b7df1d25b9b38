import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { canLogInHere, logInHere } from "#app/platform/session/login-here.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type LoginPromptProps = {
  /** Where to return to: a path of ours, with or without its language. */
  readonly next: string;
  /** Why this page asks; a sentence of its own in place of the general one. */
  readonly text?: ReactNode;
};

/** On a page that a visitor may open but only a member can use: asks to log in, and returns here. */
export function LoginPrompt({ next, text }: LoginPromptProps) {
  const { t } = useTranslation("common");
  const back = useLocalized()(withoutLocale(next));
  return (
    <EmptyState
      icon={LockKeyhole}
      title={t("login.needed")}
      text={text ?? t("login.needed_hint")}
      action={
        <ButtonLink
          to={`/login?next=${encodeURIComponent(back)}`}
          onClick={(event) => {
            if (!canLogInHere()) return;
            event.preventDefault();
            void logInHere();
          }}
        >
          {t("login.go")}
        </ButtonLink>
      }
    />
  );
}
