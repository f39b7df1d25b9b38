import { type RefObject, useEffect, useEffectEvent } from "react";

const TYPING = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

/** By the physical key: a Korean keyboard types ㅓ where J is. Single letters are off inside fields. */
export function useQuestionKeys(
  list: RefObject<HTMLElement | null>,
  { onClose }: { readonly onClose: () => void },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { code, metaKey, ctrlKey, altKey } = event;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (isTyping || metaKey || ctrlKey || altKey) return;
    const keys: Record<string, () => void> = {
      KeyJ: () => moveTo(list.current, 1),
      KeyK: () => moveTo(list.current, -1),
      Escape: onClose,
      Slash: () => startAnswer("answer", "/"),
      KeyN: () => startAnswer("note"),
      KeyO: () => document.querySelector<HTMLElement>("[data-open-reservation]")?.click(),
    };
    const run = keys[code];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function startAnswer(mode: "answer" | "note", text?: string): void {
  document.dispatchEvent(new CustomEvent("start-answer", { detail: { mode, text } }));
}

/** Starts at the focused row, or at the open question. */
function moveTo(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const focused = links.indexOf(document.activeElement as HTMLElement);
  const open = links.findIndex((link) => link.getAttribute("aria-current") === "true");
  const at = focused >= 0 ? focused : open;
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}
