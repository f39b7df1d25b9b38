import type { AdminArea } from "../desk/role/role-rights.ts";

/** G, then one of these: by the physical key, since a Korean keyboard types ㅗ where H is. */
export const GO_KEYS = {
  KeyH: "home",
  KeyR: "reservations",
  KeyQ: "qna",
  KeyS: "run-sheet",
  KeyC: "courses",
  KeyM: "member",
} as const satisfies Record<string, AdminArea>;

/** How long the second key is waited for. */
export const GO_WAIT_MS = 1_500;

export type KeyPress = {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

export type KeyState = {
  /** Inside a field, where letters are text. */
  readonly isTyping: boolean;
  /** Single letters were switched off on this device. */
  readonly isOff: boolean;
  /** G was pressed just before. */
  readonly isAfterG: boolean;
};

export type DeskCommand =
  | { readonly do: "palette" | "shortcuts" | "next" | "undo" | "wait" | "block" }
  | { readonly do: "go"; readonly area: AdminArea };

/** What a key means on every page of the desk; nothing, where the page itself may use it. */
export function deskCommand(press: KeyPress, state: KeyState): DeskCommand | undefined {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey || metaKey) return withCommand(press, state);
  if (altKey || state.isTyping) return undefined;
  if (state.isOff) return isSingleKey(code) ? { do: "block" } : undefined;
  if (code === "Slash" && shiftKey) return { do: "shortcuts" };
  if (shiftKey) return undefined;
  if (state.isAfterG) {
    const area = Object.entries(GO_KEYS).find(([key]) => key === code)?.[1];
    return area && { do: "go", area };
  }
  if (code === "KeyG") return { do: "wait" };
  return code === "Period" ? { do: "next" } : undefined;
}

/** With Ctrl or ⌘. Inside a field Ctrl-Z takes back what was typed, as everywhere. */
function withCommand(press: KeyPress, { isTyping }: KeyState): DeskCommand | undefined {
  const { code, altKey, shiftKey } = press;
  if (altKey || shiftKey) return undefined;
  if (code === "KeyK") return { do: "palette" };
  return code === "KeyZ" && !isTyping ? { do: "undo" } : undefined;
}

function isSingleKey(code: string): boolean {
  return /^(Key[A-Z]|Slash|Period)$/.test(code);
}
