import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";
import type { MyReviews } from "./use-my-reviews.ts";

type HelpfulButtonProps = {
  readonly review: { readonly id: number; readonly helpful: number };
  readonly mine: MyReviews;
  /** Handed in: product pages load other messages than the list of reviews. */
  readonly label: string;
};

type Changed = { readonly on: boolean; readonly count: number };

/** A vote counts for everybody; whoever wrote the review has none. */
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
      <ThumbsUp aria-hidden="true" className={on ? "icon-fill" : undefined} />
      {label} <span className="num">{count}</span>
    </Button>
  );
}
