import { useTranslation } from "react-i18next";

const SECTIONS = ["book", "included", "rules", "refund", "reviews", "caddies", "hotels"] as const;
type Section = (typeof SECTIONS)[number];

/** Anchor links; sections that this course lacks are left out. */
export function SectionTabs({ without }: { readonly without: readonly Section[] }) {
  const { t } = useTranslation("course");
  return (
    <nav
      aria-label={t("tabs.label")}
      className="tabs sticky top-[var(--h-topbar)] z-20 -mx-4 mt-6 px-2 md:top-[var(--h-header)] md:mx-0 md:px-0"
    >
      {SECTIONS.filter((section) => !without.includes(section)).map((section) => (
        <a key={section} href={`#${section}`}>
          {t(`tabs.${section}`)}
        </a>
      ))}
    </nav>
  );
}

type Parts = { readonly caddies: readonly unknown[]; readonly hotels: readonly unknown[] };

export function absentSections(parts: Parts): Section[] {
  return (["caddies", "hotels"] as const).filter((part) => parts[part].length === 0);
}
