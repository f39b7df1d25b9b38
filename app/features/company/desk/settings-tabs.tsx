import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { tabClass, tabsClass } from "#app/ui/look/tab-class.ts";

const TABS = [
  { name: "limits", to: "/admin/settings" },
  { name: "business", to: "/admin/settings/business" },
  { name: "weights", to: "/admin/settings/planner" },
] as const;

/** The owner's settings, one record each. */
export function SettingsTabs() {
  const { t } = useTranslation("business");
  return (
    <nav className={`${tabsClass} mb-4`} aria-label={t("tabs")}>
      {TABS.map(({ name, to }) => (
        <NavLink key={name} to={to} className={tabClass} end>
          {t(`tab.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
