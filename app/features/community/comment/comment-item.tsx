import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { formatAgo } from "#app/domain/common/date/time-ago.ts";
import { authorPath } from "#app/domain/community/community-list.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { linkClass, wellClass } from "#app/ui/look/classes.ts";
import { PersonName } from "#app/ui/person-name.tsx";
import { BlockButton } from "../block/block-button.tsx";
import { ReportButton } from "../moderation/report-button.tsx";
import { type CommentFailure, CommentForm } from "./comment-form.tsx";
import type { PostComment } from "./comment-queries.server.ts";

const OwnComment = lazy(() => import("./own-comment.tsx"));

type CommentItemProps = {
  readonly comment: PostComment;
  readonly now: Date;
  readonly isMine: boolean;
  /** The reader has blocked its author. */
  readonly isBlocked: boolean;
  /** How many comments answer this one. */
  readonly answers?: number;
  readonly failure: CommentFailure | undefined;
  /** Nothing more can be written here. */
  readonly isClosed: boolean;
};

export function CommentItem(props: CommentItemProps) {
  const { comment, isBlocked } = props;
  const { t } = useTranslation("community");
  const { id, isDeleted, isHidden } = comment;
  if (isDeleted || isHidden) {
    return (
      <p id={`comment-${id}`} className={`${wellClass} text-ink-3`}>
        {t(isDeleted ? "comment.deleted" : "comment.hidden")}
      </p>
    );
  }
  if (!isBlocked) return <ShownComment {...props} />;
  return (
    <details className={wellClass}>
      <summary className="min-h-11 cursor-pointer content-center text-14 text-ink-2">
        {t("block.comment")}
      </summary>
      <ShownComment {...props} />
    </details>
  );
}

function ShownComment({ comment, now, isMine, answers, failure, isClosed }: CommentItemProps) {
  const { id, content, parentId } = comment;
  return (
    <div id={`comment-${id}`} className="flex scroll-mt-24 gap-3">
      <Avatar size="sm">{[...comment.author][0]}</Avatar>
      <div className="min-w-0 flex-1">
        <Byline comment={comment} now={now} />
        <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{content}</p>
        {/* Closes once the text is stored. */}
        {isMine ? (
          <Suspense fallback={null}>
            <OwnComment key={content} id={id} content={content} failure={failure} />
          </Suspense>
        ) : null}
        {parentId === null && !isClosed ? <Reply key={answers} id={id} failure={failure} /> : null}
        <OthersComment id={id} isMine={isMine} />
      </div>
    </div>
  );
}

/** What a member can do about another's comment; rendered after load, since pages do not know the visitor. */
function OthersComment({ id, isMine }: { readonly id: number; readonly isMine: boolean }) {
  const { user } = useSession();
  if (!user || isMine) return null;
  return (
    <div className="-ms-3 flex">
      <ReportButton kind="comment" id={id} />
      <BlockButton kind="comment" id={id} />
    </div>
  );
}

function Byline({ comment, now }: Pick<CommentItemProps, "comment" | "now">) {
  const { t } = useTranslation("community");
  const locale = useLocale();
  const { author, authorId, byAuthor, createdAt, isEdited } = comment;
  return (
    <p className="flex flex-wrap items-center gap-x-2 leading-6">
      <b>
        <PersonName name={author} to={authorId ? authorPath(authorId) : undefined} />
      </b>
      {byAuthor ? (
        <Badge tone="instant" icon={null}>
          {t("by_author")}
        </Badge>
      ) : null}
      <time dateTime={createdAt.toISOString()} className="text-14 text-ink-3">
        {formatAgo(createdAt, now, locale)}
      </time>
      {isEdited ? <span className="text-14 text-ink-3">{t("comment.edited")}</span> : null}
    </p>
  );
}

/** Opens without scripts, and stays open when the text is refused. */
function Reply({
  id,
  failure,
}: {
  readonly id: number;
  readonly failure: CommentItemProps["failure"];
}) {
  const { t } = useTranslation("community");
  const isRefused = failure?.typed.intent === "reply" && failure.typed.comment === String(id);
  return (
    <details className="mt-1" open={isRefused}>
      <summary className={`${linkClass} inline-flex min-h-11 cursor-pointer items-center text-14`}>
        {t("comment.reply")}
      </summary>
      <CommentForm
        intent="reply"
        comment={id}
        label={t("comment.reply_label")}
        submitLabel={t("comment.reply_send")}
        failure={failure}
      />
    </details>
  );
}
