import { useTranslation } from "react-i18next";
import { wellClass } from "#app/ui/look/classes.ts";
import { useBlocked } from "../block/use-blocked.ts";
import { type CommentFailure, CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import type { CommentThread } from "./comment-queries.server.ts";

type CommentListProps = {
  readonly rows: readonly CommentThread[];
  readonly total: number;
  readonly now: Date;
  /** The reader's own comments; known after load. */
  readonly mine: readonly number[];
  readonly failure: CommentFailure | undefined;
  /** Why nothing more can be written. */
  readonly closed?: string | undefined;
};

export function CommentList({ rows, total, now, mine, failure, closed }: CommentListProps) {
  const { t } = useTranslation("community");
  const blocked = useBlocked({
    comments: rows.flatMap((row) => [row.id, ...row.replies.map(({ id }) => id)]),
  });
  const parts = { now, failure, isClosed: closed !== undefined };
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="text-18">
        {t("comments")}{" "}
        <span className="tabular-nums whitespace-nowrap text-fairway-700">{total}</span>
      </h2>
      {rows.length === 0 ? (
        <p className={`${wellClass} mt-3 text-ink-2`}>{t("comments.empty")}</p>
      ) : (
        <ol className="mt-4 grid gap-5">
          {rows.map((row) => (
            <li key={row.id}>
              <CommentItem
                comment={row}
                isMine={mine.includes(row.id)}
                isBlocked={blocked.comments.includes(row.id)}
                answers={row.replies.length}
                {...parts}
              />
              {row.replies.length > 0 ? (
                <ol className="mt-3 ms-6 grid gap-4 border-s-2 border-line ps-4 md:ms-13">
                  {row.replies.map((reply) => (
                    <li key={reply.id}>
                      <CommentItem
                        comment={reply}
                        isMine={mine.includes(reply.id)}
                        isBlocked={blocked.comments.includes(reply.id)}
                        {...parts}
                      />
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      <div className="mt-6">
        {closed ? (
          <p className={`${wellClass} text-ink-2`}>{closed}</p>
        ) : (
          <CommentForm
            // Emptied once what was written stands among the comments.
            key={total}
            intent="comment"
            label={t("comment.label")}
            submitLabel={t("comment.send")}
            failure={failure}
          />
        )}
      </div>
    </section>
  );
}
