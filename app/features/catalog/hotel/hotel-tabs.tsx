import { useTranslation } from "react-i18next";

const PARTS = ["dates", "rooms", "info", "refund", "courses", "reviews"] as const;

/** Plain anchors, so that the chosen days stay in the address. */
export function HotelTabs() {
  const { t } = useTranslation("hotel");
  return (
    <nav
      className="tabs sticky top-[var(--h-topbar)] z-30 mt-4 bg-paper md:static"
      aria-label={t("tabs.label")}
    >
      {PARTS.map((part) => (
        <a key={part} href={`#${part}`}>
          {t(`tabs.${part}`)}
        </a>
      ))}
    </nav>
  );
}
