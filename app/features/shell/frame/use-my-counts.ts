import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import { onCountsChanged } from "#app/features/checkout/cart/my-counts.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";

type MyCounts = {
  readonly unreadAlarms: number;
  readonly cartCount: number;
};

const NONE: MyCounts = { unreadAlarms: 0, cartCount: 0 };
const EVERY_MS = 30_000;

/** Reloaded when the session loads, after each navigation, on return to the tab, and at an interval. */
export function useMyCounts(): MyCounts {
  const { user } = useSession();
  const [counts, setCounts] = useState(NONE);
  const memberId = user?.id;
  // Changes after each navigation and each submitted form, when the counts may have changed too.
  const page = useMatches().at(-1)?.loaderData;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a reason to ask again
  useEffect(() => {
    if (!memberId) return;
    const end = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const fresh = await fetchCounts(end.signal);
      if (fresh && !end.signal.aborted) setCounts(fresh);
    };
    void ask();
    const timer = setInterval(ask, EVERY_MS);
    onCountsChanged(() => void ask(), end.signal);
    window.addEventListener("focus", ask, { signal: end.signal });
    document.addEventListener("visibilitychange", ask, { signal: end.signal });
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [memberId, page]);

  return memberId ? counts : NONE;
}

/** On failure the last numbers stay. */
async function fetchCounts(signal: AbortSignal): Promise<MyCounts | undefined> {
  try {
    const response = await fetch("/api/my", { signal });
    if (!response.ok) return undefined;
    return { ...NONE, ...((await response.json()) as Partial<MyCounts>) };
  } catch {
    return undefined;
  }
}
