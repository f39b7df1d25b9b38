import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import type { AdminArea } from "#app/domain/desk/role/role.ts";
import { type DeskCommand, deskCommand, GO_WAIT_MS } from "#app/domain/operations/desk-keys.ts";
import { adminPath, type MenuArea } from "#app/features/desk/frame/desk-areas.ts";

const TYPING =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]";

type DeskKeys = {
  readonly areas: readonly AdminArea[];
  /** Single letters are keys on this device. */
  readonly isOn: boolean;
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
};

/** The keys of every page. They are heard before those of the page itself, which a switched-off letter never reaches. */
export function useDeskKeys({ areas, isOn, onPalette, onShortcuts }: DeskKeys): void {
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
    if (command.do === "undo") return pressFirst(".toasts > :last-child .act");
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
