import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminArea } from "#app/domain/desk/role/role.ts";
import { GO_KEYS } from "#app/domain/operations/desk-keys.ts";
import { adminPath, type MenuArea } from "#app/features/desk/frame/desk-areas.ts";
import { type RowAction, rowActions } from "./row-actions.ts";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useSingleKeys } from "./use-single-keys.ts";

const Palette = lazy(() => import("./palette.tsx"));
const Shortcuts = lazy(() => import("./shortcuts.tsx"));

const KEY_OF: Partial<Record<AdminArea, string>> = Object.fromEntries(
  Object.entries(GO_KEYS).map(([code, area]) => [area, `G ${code.slice(3)}`]),
);

type Open = "palette" | "shortcuts" | undefined;

/** The search box of the bar, the palette and the sheet of shortcuts, with the keys that open them. */
export function DeskTools({ areas }: { readonly areas: readonly AdminArea[] }) {
  const { t } = useTranslation(["palette", "desk"]);
  const [open, setOpen] = useState<Open>();
  const [actions, setActions] = useState<readonly RowAction[]>([]);
  const [isOn, setOn] = useSingleKeys();

  function openPalette() {
    setActions(rowActions(document.activeElement));
    setOpen("palette");
  }

  useDeskKeys({ areas, isOn, onPalette: openPalette, onShortcuts: () => setOpen("shortcuts") });
  const pages = areas
    .filter((area): area is MenuArea => area !== "prices")
    .map((area) => ({
      label: t(`desk:area.${area}`),
      to: adminPath(area),
      ...(KEY_OF[area] && { keys: KEY_OF[area] }),
    }));
  const close = (isOpen: boolean) => {
    if (!isOpen) setOpen(undefined);
  };
  return (
    <>
      <button type="button" className="desk-find" aria-label={t("find")} onClick={openPalette}>
        <Search aria-hidden="true" />
        <span>{t("find")}</span>
        <kbd className="kbd">⌘K</kbd>
      </button>
      <button
        type="button"
        className="icon-btn desk-help"
        aria-label={t("shortcuts")}
        onClick={() => setOpen("shortcuts")}
      >
        <kbd className="kbd">?</kbd>
      </button>
      <Suspense fallback={null}>
        {open === "palette" ? (
          <Palette open onOpenChange={close} pages={pages} actions={actions} />
        ) : null}
        {open === "shortcuts" ? (
          <Shortcuts open onOpenChange={close} areas={areas} isOn={isOn} onSwitch={setOn} />
        ) : null}
      </Suspense>
    </>
  );
}
