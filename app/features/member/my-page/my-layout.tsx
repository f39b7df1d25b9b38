import { clsx } from "clsx";
import { LayoutDashboard } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isStaff } from "#app/domain/desk/role/role-names.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import { SignOutButton } from "#app/features/member/profile/sign-out-button.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { MY_AREAS, type MyArea } from "./my-areas.ts";

/** In the menu of wide screens; a phone has `PhoneMenu`. */
const ROW =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-4 text-left font-semibold text-ink-2 hover:bg-sand";

type MyLayoutProps = {
  readonly current: MyArea;
  readonly role: Role;
  readonly children: ReactNode;
};

/** The menu is next to the page on a wide screen; on a phone the overview has its own, and areas link back there. */
export function MyLayout({ current, role, children }: MyLayoutProps) {
  return (
    <div className="bg-sand">
      <div
        className={`${pageClass} grid grid-cols-1 gap-4 py-5 md:grid-cols-[240px_minmax(0,1fr)] md:gap-10 md:py-10`}
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 md:col-start-2 md:row-start-1 md:gap-6">
          {children}
        </div>
        <div className="max-md:hidden md:col-start-1 md:row-start-1">
          <MyMenu current={current} role={role} />
        </div>
      </div>
    </div>
  );
}

type MyMenuProps = { readonly current: MyArea; readonly role: Role };

function MyMenu({ current, role }: MyMenuProps) {
  const { t } = useTranslation("mypage");
  return (
    <nav aria-label={t("menu")}>
      <ul className="sticky top-25 grid gap-0.5">
        {MY_AREAS.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <AppLink
              to={to}
              aria-current={name === current ? "page" : undefined}
              className={clsx(ROW, name === current && "bg-paper text-fairway-700! shadow-soft")}
            >
              <Icon className="size-5 flex-none" aria-hidden="true" />
              <span className="flex-1">{t(`menu.${name}`)}</span>
            </AppLink>
          </li>
        ))}
        {isStaff(role) ? (
          <li>
            {/* The admin pages are a separate document. */}
            <a href="/admin" className={ROW}>
              <LayoutDashboard className="size-5 flex-none" aria-hidden="true" />
              <span className="flex-1">{t("menu.desk")}</span>
            </a>
          </li>
        ) : null}
        <li>
          <SignOutButton className={ROW} />
        </li>
      </ul>
    </nav>
  );
}
