import { useEffect, useState } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";
import type { MyEvent } from "./event-coupon-queries.server.ts";

const NOTHING: MyEvent = { comments: [], hasCoupon: false };

/** Requested after load, and only by members: the page itself is the same for everybody. */
export function useMyEvent(eventId: number, comments: number, answer: unknown): MyEvent {
  const { user } = useSession();
  const memberId = user?.id;
  const [mine, setMine] = useState<{ readonly of: string; readonly event: MyEvent }>();
  const of = `${memberId}:${eventId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new comment or a coupon taken changes what is one's own
  useEffect(() => {
    if (!memberId) return;
    const asking = new AbortController();
    void findMine(eventId, asking.signal).then((event) => {
      if (event) setMine({ of, event });
    });
    return () => asking.abort();
  }, [memberId, eventId, of, comments, answer]);

  return memberId && mine?.of === of ? mine.event : NOTHING;
}

async function findMine(eventId: number, signal: AbortSignal): Promise<MyEvent | undefined> {
  try {
    const response = await fetch(`/api/my/event/${eventId}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
