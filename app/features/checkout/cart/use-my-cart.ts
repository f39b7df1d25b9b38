import { useEffect, useState } from "react";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { onCountsChanged } from "./my-counts.ts";

type MyCart = {
  readonly memberId: string | undefined;
  readonly lines: readonly CartLine[];
  /** Whether it is known what is in it; a visitor has none. */
  readonly isReady: boolean;
};

/** A member's cart on a page that is the same for everybody: it comes after load, and again after a change. */
export function useMyCart(): MyCart {
  const { user, ready } = useSession();
  const memberId = user?.id;
  const [found, setFound] = useState<{ of: string; lines: readonly CartLine[] }>();
  useEffect(() => {
    if (!memberId) return;
    const end = new AbortController();
    const ask = async () => {
      const lines = await fetchCart(end.signal);
      if (lines && !end.signal.aborted) setFound({ of: memberId, lines });
    };
    void ask();
    onCountsChanged(() => void ask(), end.signal);
    return () => end.abort();
  }, [memberId]);
  const own = found?.of === memberId ? found?.lines : undefined;
  return { memberId, lines: own ?? [], isReady: ready && (!memberId || own !== undefined) };
}

/** The cart of the member who is logged in; undefined where it cannot be read. */
export async function fetchCart(signal?: AbortSignal): Promise<readonly CartLine[] | undefined> {
  try {
    const response = await fetch("/api/cart", signal ? { signal } : {});
    if (!response.ok) return undefined;
    return ((await response.json()) as { lines: readonly CartLine[] }).lines;
  } catch {
    return undefined;
  }
}
