import { useSyncExternalStore } from "react";
import { useSession } from "#app/platform/session-provider.tsx";

/** A member's cart in this browser, as text; every open tab sees a change. */
export type CartStore = {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const stores = new Map<string, CartStore>();

/** Each member has a cart of their own, so that nobody finds another's at the same computer. */
export function cartStoreOf(memberId: string): CartStore {
  const existing = stores.get(memberId);
  if (existing) return existing;
  const store = cartStore(`palmtee.cart.${memberId}`);
  stores.set(memberId, store);
  return store;
}

function cartStore(key: string): CartStore {
  const listeners = new Set<() => void>();
  // Where storage is shut off, the cart lives as long as the page.
  let memory: string | null = null;

  function read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory;
    }
  }

  function write(text: string): void {
    memory = text;
    try {
      localStorage.setItem(key, text);
    } catch {
      // Full or shut off: what is in memory is all there is.
    }
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

  return { read, write, subscribe };
}

const EMPTY: CartStore = { read: () => null, write: () => {}, subscribe: () => () => {} };

/** Undefined until it is known who is here, and for a visitor: a cart is a member's. */
export function useCartStore(): CartStore | undefined {
  const { user } = useSession();
  return user && cartStoreOf(user.id);
}

export function useCartText(): string | null {
  const store = useCartStore() ?? EMPTY;
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}

/** For the header: it wants the number only, and does not read the lines. */
export function useCartCount(): number {
  const text = useCartText();
  try {
    const lines: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(lines) ? lines.length : 0;
  } catch {
    return 0;
  }
}
