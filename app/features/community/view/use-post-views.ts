import { useEffect, useState } from "react";

/** Counts this visit after load, and learns how often the post was read; unknown until then. */
export function usePostViews(postId: number): number | undefined {
  const [counted, setCounted] = useState<{ readonly postId: number; readonly views: number }>();
  useEffect(() => {
    const left = new AbortController();
    void fetch(`/api/view/${postId}`, { method: "POST", signal: left.signal })
      .then(async (response) => {
        if (response.ok) setCounted({ postId, views: (await response.json()).views });
      })
      .catch(() => undefined);
    return () => left.abort();
  }, [postId]);
  return counted?.postId === postId ? counted.views : undefined;
}
