import { Search } from "lucide-react";
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import {
  type DeskCommand,
  deskCommand,
  GO_KEYS,
  GO_WAIT_MS,
} from "#app/domain/operations/desk-keys.ts";
import { adminPath, type MenuArea } from "#app/features/desk/frame/desk-areas.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { iconButtonClass } from "#app/ui/icon-button.tsx";
import { type RowAction, rowActions } from "./row-actions.ts";

const NAME = "desk.single-keys";
const CHANGED = "desk-single-keys";

const TYPING =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]";

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
      <button
        type="button"
        className="inline-flex h-10 items-center gap-2 rounded-[0.625rem] border border-line-2 bg-paper px-3 text-ink-2 md:min-w-56"
        aria-label={t("find")}
        onClick={openPalette}
      >
        <Search className="size-4.5" aria-hidden="true" />
        <span className="max-md:hidden">{t("find")}</span>
        <Kbd className="ml-auto max-md:hidden">⌘K</Kbd>
      </button>
      <button
        type="button"
        className={iconButtonClass({ className: "max-md:hidden" })}
        aria-label={t("shortcuts")}
        onClick={() => setOpen("shortcuts")}
      >
        <Kbd>?</Kbd>
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

type DeskKeys = {
  readonly areas: readonly AdminArea[];
  /** Single letters are keys on this device. */
  readonly isOn: boolean;
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
};

/** The keys of every page. They are heard before those of the page itself, which a switched-off letter never reaches. */
function useDeskKeys({ areas, isOn, onPalette, onShortcuts }: DeskKeys): void {
  const navigate = useNavigate();
  const lastG = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    const isAfterG = event.timeStamp - lastG.current < GO_WAIT_MS;
    const command = deskCommand(event, { isTyping, isOff: !isOn, isAfterG });
    lastG.current = command?.do === "wait" ? event.timeStamp : 0;
    if (!command || command.do === "wait") return;
    if (command.do === "block") return event.stopPropagation();
    if (!run(command)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** Whether the key was ours: otherwise the page may use it. */
  function run(command: DeskCommand): boolean {
    if (command.do === "go") {
      if (!areas.includes(command.area)) return false;
      void navigate(adminPath(command.area as MenuArea));
      return true;
    }
    if (command.do === "next") return pressFirst("[data-next-todo]");
    // The last one: several saves may still be offered to be undone.
    if (command.do === "undo") return pressFirst(":last-child > [data-toast-action]");
    if (command.do === "palette") onPalette();
    else onShortcuts();
    return true;
  }
  useEffect(() => {
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
}

/** Presses what the page shows for a key, if it shows it. */
function pressFirst(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

/** Whether single letters are keys on this device; everybody has them until they switch them off. */
function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true);
  return [isOn, write];
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** A browser that stores nothing has them on. */
function read(): boolean {
  try {
    return localStorage.getItem(NAME) !== "off";
  } catch {
    return true;
  }
}

function write(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, "off");
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}
