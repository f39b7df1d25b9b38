import { Heart, House, LandPlot, Search, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { useCurrent } from "./sections.ts";

const TABS = [
  { name: "home", to: "/", icon: House, under: ["/"] },
  { name: "golf", to: "/course/home", icon: LandPlot, under: ["/course", "/best30"] },
  { name: "search", to: "/search", icon: Search, under: ["/search"] },
  { name: "wish", to: "/wish", icon: Heart, under: ["/wish"] },
  { name: "my", to: "/mypage", icon: UserRound, under: ["/mypage", "/profile", "/reservation"] },
] as const;

export function PhoneTabs() {
  const { t } = useTranslation("frame");
  const current = useCurrent();
  return (
    <nav className="tabbar" aria-label={t("nav.tabs")}>
      {TABS.map(({ name, to, icon: Icon, under }) => (
        <AppLink key={name} to={to} aria-current={current(under)}>
          <Icon aria-hidden="true" />
          {t(`nav.${name}`)}
        </AppLink>
      ))}
    </nav>
  );
}
