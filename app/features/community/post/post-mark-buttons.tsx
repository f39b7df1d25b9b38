import { Bookmark, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PostMark } from "#app/domain/community/post.ts";
import { Button } from "#app/ui/button.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";
import type { MyPost } from "./use-my-post.ts";

type PostMarkButtonsProps = {
  readonly postId: number;
  readonly likes: number;
  readonly mine: Pick<MyPost, "liked" | "bookmarked">;
};

type Changed = { readonly liked?: boolean; readonly bookmarked?: boolean; readonly likes?: number };

/** A like counts for everybody, a bookmark is one's own. */
export function PostMarkButtons({ postId, likes, mine }: PostMarkButtonsProps) {
  const { t } = useTranslation("community");
  const refuse = useRefusalToast();
  const [changed, setChanged] = useState<Changed>({});
  const shown = { likes, ...mine, ...changed };

  async function mark(kind: PostMark, on: boolean): Promise<void> {
    const body = new URLSearchParams({ kind, on: on ? "1" : "" });
    const response = await fetch(`/api/mark/${postId}`, { method: "POST", body }).catch(() => null);
    const answer = await response?.json().catch(() => undefined);
    if (!answer?.ok) return refuse(answer?.error ?? "common.server_error");
    const name = kind === "like" ? "liked" : "bookmarked";
    setChanged((before) => ({ ...before, [name]: on, likes: answer.likes }));
  }

  return (
    <div className="flex gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={shown.liked}
        onClick={() => void mark("like", !shown.liked)}
      >
        <ThumbsUp aria-hidden="true" className={shown.liked ? "fill-current" : undefined} />
        {t("like")} <span className="tabular-nums whitespace-nowrap">{shown.likes}</span>
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={shown.bookmarked}
        onClick={() => void mark("bookmark", !shown.bookmarked)}
      >
        <Bookmark aria-hidden="true" className={shown.bookmarked ? "fill-current" : undefined} />
        {t("bookmark")}
      </Button>
    </div>
  );
}
