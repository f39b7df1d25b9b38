import { CircleAlert } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { canLogInHere, logInHere } from "#app/platform/session/login-here.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { errorClass, hintClass } from "#app/ui/form/field-class.ts";

/** The login link that returns to this page; login pages have a return address of their own. */
export function useLoginHere(): string {
  const { pathname, search } = useLocation();
  if (withoutLocale(pathname).startsWith("/login")) return `/login${search}`;
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

/** Shown instead of the form's error after a lost session, so that the typed text stays on the page. */
export function LoginAgain({ id }: { readonly id?: string | undefined }) {
  const { t } = useTranslation(["common", "titles"]);
  const login = useLoginHere();
  const [isBack, setBack] = useState(false);
  if (isBack) {
    return (
      <p className={hintClass} id={id} role="status">
        {t("login.back")}
      </p>
    );
  }

  async function logIn(event: MouseEvent) {
    if (!canLogInHere()) return;
    event.preventDefault();
    setBack(await logInHere());
  }

  return (
    <div className={`${errorClass} flex-wrap items-center`} id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      <span className="min-w-0 max-w-max flex-1 basis-56">
        <b className="block">{t("titles:auth.login_required")}</b>
        {t("login.ended")}
      </span>
      <ButtonLink to={login} size="sm" variant="secondary" onClick={(event) => void logIn(event)}>
        {t("login.go")}
      </ButtonLink>
    </div>
  );
}
