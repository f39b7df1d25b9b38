import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { withoutLocale } from "#app/platform/i18n/locale.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** The way to log in and come back to this page; the pages of the entrance know themselves where to go on. */
export function useLoginHere(): string {
  const { pathname, search } = useLocation();
  if (withoutLocale(pathname).startsWith("/login")) return `/login${search}`;
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

/** In place of a form's error: who was logged out meanwhile keeps the page and what was typed. */
export function LoginAgain({ id }: { readonly id?: string | undefined }) {
  const { t } = useTranslation("common");
  const login = useLoginHere();
  return (
    <div className="error flex-wrap items-center" id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      <span className="min-w-0 max-w-max flex-1 basis-56">{t("login.ended")}</span>
      <ButtonLink to={login} size="sm" variant="secondary">
        {t("login.go")}
      </ButtonLink>
    </div>
  );
}
