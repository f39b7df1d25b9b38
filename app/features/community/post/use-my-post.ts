import { useEffect, useState } from "react";
import type { MyPartner } from "#app/features/community/partner/my-partner.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";

/** What a post and its comments are to the reader. */
export type MyPost = {
  readonly own: boolean;
  readonly liked: boolean;
  readonly bookmarked: boolean;
  readonly comments: readonly number[];
  /** For a post that looks for partners. */
  readonly partner: MyPartner | null;
};

export const NOTHING_OF_MINE: MyPost = {
  own: false,
  liked: false,
  bookmarked: false,
  comments: [],
  partner: null,
};

/** Requested after load, and only by members: the page itself is the same for everybody. */
export function useMyPost(postId: number, comments: number): MyPost {
  const { user } = useSession();
  const memberId = user?.id;
  const [mine, setMine] = useState<{ readonly of: string; readonly post: MyPost }>();
  const of = `${memberId}:${postId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new comment may be one's own
  useEffect(() => {
    if (!memberId) return;
    const asking = new AbortController();
    void findMine(postId, asking.signal).then((post) => {
      if (post) setMine({ of, post });
    });
    return () => asking.abort();
  }, [memberId, postId, of, comments]);

  return memberId && mine?.of === of ? mine.post : NOTHING_OF_MINE;
}

async function findMine(postId: number, signal: AbortSignal): Promise<MyPost | undefined> {
  try {
    const response = await fetch(`/api/my/post/${postId}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
