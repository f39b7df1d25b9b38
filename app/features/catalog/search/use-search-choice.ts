import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { recentSearches } from "./recent-search-list.ts";

const KEY = "palmtee.searches.off";
const CHOICE_PATH = "/api/search/choice";

const listeners = new Set<() => void>();
/** The member whose choice is loaded, or "" for a visitor. */
let knownFor: string | undefined;
let isAccountOff = false;
/** Without browser storage, the choice lasts as long as the page. */
let isOffInPage = false;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Off if it is off in the account or in this browser. */
function read(): boolean | undefined {
  return knownFor === undefined ? undefined : !(isAccountOff || isBrowserOff());
}

type Choice = {
  /** Undefined until it is known. */
  readonly keeps: boolean | undefined;
  readonly choose: (keeps: boolean) => Promise<boolean>;
};

/** Whether searches are recorded, in this browser and in the member's account. */
export function useSearchChoice(): Choice {
  const { user, ready } = useSession();
  const memberId = user?.id ?? "";
  const keeps = useSyncExternalStore(subscribe, read, () => undefined);

  useEffect(() => {
    if (!ready || knownFor === memberId) return;
    let isOver = false;
    void isOffInAccount(memberId).then((isOff) => {
      if (isOver) return;
      [knownFor, isAccountOff] = [memberId, isOff];
      notifyListeners();
    });
    return () => {
      isOver = true;
    };
  }, [ready, memberId]);

  return {
    keeps: ready && knownFor === memberId ? keeps : undefined,
    choose: (next) => choose(memberId, next),
  };
}

/** Shown immediately; returns false and is undone when the account could not be saved. */
async function choose(memberId: string, keeps: boolean): Promise<boolean> {
  const before = { account: isAccountOff, here: isBrowserOff() };
  apply({ account: memberId !== "" && !keeps, here: !keeps });
  if (!keeps) void recentSearches.clear();
  if (memberId === "") return true;
  const body = new URLSearchParams({ member: memberId, keeps: keeps ? "yes" : "no" });
  const response = await fetch(CHOICE_PATH, { method: "POST", body }).catch(() => undefined);
  if (response?.ok) return true;
  apply(before);
  return false;
}

function apply({ account, here }: { readonly account: boolean; readonly here: boolean }): void {
  isAccountOff = account;
  storeChoice(here);
  notifyListeners();
}

/** On failure it counts as off: an unrecorded search does no harm. */
async function isOffInAccount(memberId: string): Promise<boolean> {
  if (memberId === "") return false;
  try {
    const response = await fetch(CHOICE_PATH);
    const { keeps } = (await response.json()) as { keeps?: boolean };
    return keeps !== true;
  } catch {
    return true;
  }
}

function isBrowserOff(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return isOffInPage;
  }
}

function storeChoice(isOff: boolean): void {
  isOffInPage = isOff;
  try {
    if (isOff) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
