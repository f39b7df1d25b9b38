import { CircleUserRound, LayoutDashboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { isStaff } from "#app/domain/desk/role/is-staff.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

/** Both labels take their space, one of them hidden, so that nothing moves when the session loads. */
export function MyLink() {
  const { t } = useTranslation("frame");
  const { user, ready } = useSession();
  const { pathname, search } = useLocation();
  const out = ready && !user;
  const next = encodeURIComponent(pathname + search);
  return (
    <AppLink
      className="util"
      to={out ? `/login?next=${next}` : "/mypage"}
      aria-label={t(out ? "nav.login" : "nav.my")}
    >
      <CircleUserRound aria-hidden="true" />
      <span className="lbl stack">
        <span className={out ? "invisible" : undefined}>{t("nav.my")}</span>
        <span className={out ? undefined : "invisible"}>{t("nav.login")}</span>
      </span>
    </AppLink>
  );
}

/** Positioned under the header, so that it moves nothing. A full page load, since admin pages are a separate document. */
export function AdminLink() {
  const { t } = useTranslation("frame");
  const { user } = useSession();
  if (!user || !isStaff(user.role)) return null;
  return (
    <a className="admin-link" href="/admin">
      <LayoutDashboard aria-hidden="true" />
      {t("nav.desk")}
    </a>
  );
}
