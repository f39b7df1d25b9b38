import { useTranslation } from "react-i18next";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { canLogInHere, logInHere } from "#app/platform/session/login-here.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";

type LoginAgainProps = { readonly next: string; readonly onBack: () => void };

/** For a member who was logged out while writing: the draft is saved. */
export function LoginAgain({ next, onBack }: LoginAgainProps) {
  const { t } = useTranslation(["review", "titles"]);
  const back = useLocalized()(next);
  return (
    <Note
      tone="danger"
      title={t("titles:auth.login_required")}
      action={
        <ButtonLink
          size="sm"
          to={`/login?next=${encodeURIComponent(back)}`}
          onClick={(event) => {
            if (!canLogInHere()) return;
            event.preventDefault();
            void logInHere().then((isBack) => isBack && onBack());
          }}
        >
          {t("write.login_go")}
        </ButtonLink>
      }
    >
      {t("write.login_again")}
    </Note>
  );
}
