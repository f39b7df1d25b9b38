import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";

const AuthorTools = lazy(() => import("./author-tools.tsx"));

type OwnPostProps = { readonly postId: number };

/** Requested after load, and only by members: the page itself is the same for everybody. */
export function OwnPost({ postId }: OwnPostProps) {
  const { user } = useSession();
  const memberId = user?.id;
  const [own, setOwn] = useState<number>();

  useEffect(() => {
    setOwn(undefined);
    if (!memberId) return;
    const asking = new AbortController();
    void isMine(postId, asking.signal).then((mine) => {
      if (mine) setOwn(postId);
    });
    return () => asking.abort();
  }, [memberId, postId]);

  if (own !== postId) return null;
  return (
    <Suspense fallback={null}>
      <AuthorTools postId={postId} />
    </Suspense>
  );
}

async function isMine(postId: number, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`/api/my/post/${postId}`, { signal });
    return response.ok && (await response.json()).own === true;
  } catch {
    return false;
  }
}
