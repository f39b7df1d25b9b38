import { useEffect, useState } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";

/** Posts and comments by those whom the reader blocked. */
export type BlockedTexts = {
  readonly posts: readonly number[];
  readonly comments: readonly number[];
};

/** Sent after a block, so that the page folds the author's texts immediately. */
const BLOCKED_EVENT = "author-blocked";

export function announceBlock(): void {
  window.dispatchEvent(new Event(BLOCKED_EVENT));
}

const NOTHING: BlockedTexts = { posts: [], comments: [] };

/** Requested after load, and only by members: the page itself is the same for everybody. */
export function useBlocked(shown: Partial<BlockedTexts>): BlockedTexts {
  const { user } = useSession();
  const memberId = user?.id;
  const [found, setFound] = useState<{ readonly of: string; readonly texts: BlockedTexts }>();
  const query = new URLSearchParams([
    ...(shown.posts ?? []).map((id) => ["post", String(id)]),
    ...(shown.comments ?? []).map((id) => ["comment", String(id)]),
  ]).toString();
  const of = `${memberId}:${query}`;

  useEffect(() => {
    if (!memberId || query === "") return;
    const left = new AbortController();
    const { signal } = left;
    const ask = () =>
      void fetch(`/api/my/blocked?${query}`, { signal })
        .then(async (response) => {
          if (response.ok) setFound({ of, texts: await response.json() });
        })
        .catch(() => undefined);
    ask();
    window.addEventListener(BLOCKED_EVENT, ask, { signal });
    return () => left.abort();
  }, [memberId, query, of]);

  return memberId && found?.of === of ? found.texts : NOTHING;
}
