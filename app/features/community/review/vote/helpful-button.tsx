import { ThumbsUp } from "lucide-react";
import { useEffect, useState } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";

type HelpfulButtonProps = {
  readonly review: { readonly id: number; readonly helpful: number };
  readonly mine: MyReviews;
  /** Handed in: product pages load other messages than the list of reviews. */
  readonly label: string;
};

type Changed = { readonly on: boolean; readonly count: number };

/** Everyone but the author of a review may vote for it. */
export function HelpfulButton({ review: { id, helpful }, mine, label }: HelpfulButtonProps) {
  const refuse = useRefusalToast();
  const [changed, setChanged] = useState<Changed>();
  const { on, count } = changed ?? { on: mine.helpful.includes(id), count: helpful };

  async function vote(): Promise<void> {
    const body = new URLSearchParams({ on: on ? "" : "1" });
    const response = await fetch(`/api/helpful/${id}`, { method: "POST", body }).catch(() => null);
    const answer = await response?.json().catch(() => undefined);
    if (!answer?.ok) return refuse(answer?.error ?? "common.server_error");
    setChanged({ on: !on, count: answer.helpful });
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={on}
      disabled={mine.own.includes(id)}
      onClick={() => void vote()}
    >
      <ThumbsUp aria-hidden="true" className={on ? "fill-current" : undefined} />
      {label} <span className="tabular-nums whitespace-nowrap">{count}</span>
    </Button>
  );
}

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
