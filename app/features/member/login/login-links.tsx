import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";

const LINK = "inline-flex min-h-11 items-center px-3 text-center font-semibold md:px-4";

/** Links for visitors without an account, or without their password. */
export function LoginLinks({ next }: { readonly next: string | null }) {
  const { t } = useTranslation("login");
  const search = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <ul className="mt-4 flex flex-wrap justify-center divide-x divide-line text-14 text-ink-2">
      <li>
        <AppLink to={`/login/find-id${search}`} className={LINK}>
          {t("find_id")}
        </AppLink>
      </li>
      <li>
        <AppLink to={`/login/find-password${search}`} className={LINK}>
          {t("find_password")}
        </AppLink>
      </li>
      <li>
        <AppLink to={`/login/sign-up${search}`} className={`${LINK} text-fairway-700`}>
          {t("sign_up")}
        </AppLink>
      </li>
    </ul>
  );
}
