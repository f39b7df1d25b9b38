import { useEffect, useState } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";

/** Of the reviews on a page, those that the reader wrote and those that helped them. */
export type MyReviews = { readonly own: readonly number[]; readonly helpful: readonly number[] };

const NOTHING: MyReviews = { own: [], helpful: [] };

/** Requested after load, and only by members: the page itself is the same for everybody. */
export function useMyReviews(ids: readonly number[]): MyReviews {
  const { user } = useSession();
  const memberId = user?.id;
  const [mine, setMine] = useState<{ readonly of: string; readonly reviews: MyReviews }>();
  const query = new URLSearchParams(ids.map((id) => ["id", String(id)])).toString();
  const of = `${memberId}:${query}`;

  useEffect(() => {
    if (!memberId || query === "") return;
    const asking = new AbortController();
    void findMine(query, asking.signal).then((reviews) => {
      if (reviews) setMine({ of, reviews });
    });
    return () => asking.abort();
  }, [memberId, query, of]);

  return memberId && mine?.of === of ? mine.reviews : NOTHING;
}

async function findMine(query: string, signal: AbortSignal): Promise<MyReviews | undefined> {
  try {
    const response = await fetch(`/api/my/reviews?${query}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
