import { Share2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatAgo } from "#app/domain/common/date/time-ago.ts";
import { paragraphsOf } from "#app/domain/common/text/rich-text.ts";
import { authorPath } from "#app/domain/community/community-list.ts";
import { roundState } from "#app/domain/community/partner/round.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { JoinBadge, JoinCard } from "#app/features/community/partner/join-card.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { type ShareWords, useShare } from "#app/ui/overlay/use-share.ts";
import { PersonName } from "#app/ui/person-name.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { BlockButton } from "../block/block-button.tsx";
import { ReportButton } from "../moderation/report-button.tsx";
import { PostMarkButtons } from "./post-mark-buttons.tsx";
import type { Post } from "./post-queries.server.ts";
import type { MyPost } from "./use-my-post.ts";

const AuthorTools = lazy(() => import("./author-tools.tsx"));

type PostArticleProps = {
  readonly post: Post;
  readonly today: LocalDate;
  readonly now: Date;
  readonly mine: MyPost;
  /** What the reader can do about its round; next to the article where there is room. */
  readonly partner: ReactNode;
  readonly words: ShareWords;
};

export function PostArticle({ post, today, now, mine, partner, words }: PostArticleProps) {
  const round = post.openRound;
  const state = round ? roundState(round, { now, today }) : undefined;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-2 text-14 text-ink-2">
        {state ? <JoinBadge state={state} /> : null}
        {post.regionName}
        <OwnPost postId={post.id} isOwn={mine.own} />
      </div>
      <h1 className="mt-2 text-22 wrap-anywhere md:text-28">{post.title}</h1>
      <Byline post={post} now={now} />
      {round ? (
        <div className="mt-5">
          <JoinCard
            round={round}
            courseName={post.courseName || round.courseId}
            picture={post.coursePicture}
            hasCoursePage={post.coursePublished ?? false}
            isOpen={state === "open"}
            tip={post.tip}
            faces={[[...post.author][0] ?? "", ...post.seated]}
          />
          <div className="mt-4 md:hidden">{partner}</div>
        </div>
      ) : null}
      <div className="prose mt-6 whitespace-pre-line wrap-anywhere">
        {paragraphsOf(post.content).map((paragraph, index) => (
          // Two paragraphs may say the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is shown as a whole, never rearranged
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <PostPictures pictures={post.pictures} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap gap-2">
          <PostMarkButtons postId={post.id} likes={post.likes} mine={mine} />
          <ShareButton title={post.title} words={words} />
        </span>
        {mine.own ? null : (
          <span className="flex">
            <ReportButton kind="post" id={post.id} />
            <BlockButton kind="post" id={post.id} />
          </span>
        )}
      </div>
    </>
  );
}

function Byline({ post, now }: Pick<PostArticleProps, "post" | "now">) {
  const { t } = useTranslation("community");
  const locale = useLocale();
  const views = usePostViews(post.id);
  return (
    <div className="mt-4 flex items-center gap-3">
      <Avatar>{[...post.author][0]}</Avatar>
      <p className="min-w-0">
        <b className="block leading-6">
          <PersonName
            name={post.author}
            to={post.authorId ? authorPath(post.authorId) : undefined}
          />
        </b>
        <time dateTime={post.createdAt.toISOString()} className="text-14 text-ink-3">
          {formatAgo(post.createdAt, now, locale)}
        </time>
        {views === undefined ? null : (
          <span className="text-14 text-ink-3"> · {t("views", { count: views })}</span>
        )}
      </p>
    </div>
  );
}

type OwnPostProps = { readonly postId: number; readonly isOwn: boolean };

/** The tools are loaded for the author alone. */
function OwnPost({ postId, isOwn }: OwnPostProps) {
  if (!isOwn) return null;
  return (
    <Suspense fallback={null}>
      <AuthorTools postId={postId} />
    </Suspense>
  );
}

type PostPicturesProps = { readonly pictures: readonly Picture[] };

/** One below the other, each in its own shape: their places are known before they arrive. */
function PostPictures({ pictures }: PostPicturesProps) {
  const { t } = useTranslation("community");
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-3">
      {pictures.map((picture, index) => (
        <li
          key={picture.src}
          className={`${photoClass} max-h-[44rem]`}
          style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        >
          <PictureImage
            picture={picture}
            alt={t("picture_alt", { number: index + 1 })}
            sizes="(min-width: 840px) 752px, 92vw"
          />
        </li>
      ))}
    </ul>
  );
}

type ShareButtonProps = { readonly title: string; readonly words: ShareWords };

/** Below the text; on a phone it stands in the bar above. */
function ShareButton({ title, words }: ShareButtonProps) {
  const share = useShare(title, words);
  return (
    <Button variant="secondary" size="sm" className="max-md:hidden" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {words.share}
    </Button>
  );
}

/** Counts this visit after load, and learns how often the post was read; unknown until then. */
function usePostViews(postId: number): number | undefined {
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
