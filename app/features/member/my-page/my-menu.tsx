import { clsx } from "clsx";
import { ChevronRight, LayoutDashboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isStaff } from "#app/domain/is-staff.ts";
import type { Role } from "#app/domain/role.ts";
import { SignOutButton } from "#app/features/member/sign-out-button.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { MY_AREAS, type MyArea } from "./my-areas.ts";

/** A list to tap on a phone, a rail beside the page on a wide screen. */
const ROW =
  "flex min-h-14 w-full items-center gap-3 px-4 text-left font-semibold hover:bg-sand md:min-h-12 md:rounded-control md:text-ink-2";

type MyMenuProps = { readonly current: MyArea; readonly role: Role };

export function MyMenu({ current, role }: MyMenuProps) {
  const { t } = useTranslation("mypage");
  return (
    <nav aria-label={t("menu")}>
      <ul className="card grid divide-y divide-line overflow-hidden rounded-panel md:sticky md:top-25 md:gap-0.5 md:divide-y-0 md:overflow-visible md:border-0 md:bg-transparent">
        {MY_AREAS.map(({ name, to, icon: Icon }) => (
          <li key={name} className={name === current ? "only-desktop" : undefined}>
            <AppLink
              to={to}
              aria-current={name === current ? "page" : undefined}
              className={clsx(ROW, name === current && "bg-paper text-fairway-700! shadow-soft")}
            >
              <Icon className="size-5 flex-none" aria-hidden="true" />
              <span className="flex-1">{t(`menu.${name}`)}</span>
              <ChevronRight className="only-phone size-5 text-ink-3" aria-hidden="true" />
            </AppLink>
          </li>
        ))}
        {isStaff(role) ? (
          <li>
            {/* The admin pages are a separate document. */}
            <a href="/admin" className={ROW}>
              <LayoutDashboard className="size-5 flex-none" aria-hidden="true" />
              <span className="flex-1">{t("menu.desk")}</span>
              <ChevronRight className="only-phone size-5 text-ink-3" aria-hidden="true" />
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
