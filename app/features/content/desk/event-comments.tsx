import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMayChange, useMayRead } from "#app/features/desk/desk-person.tsx";
import { BilingualTexts } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import { CommentModeration, HiddenFor } from "./comment-moderation.tsx";
import type { EventComment } from "./event-store.server.ts";

/** Members' comments on an event, unmasked so that staff can judge them. */
export function EventComments({ comments }: { readonly comments: readonly EventComment[] }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  const mayReadMembers = useMayRead("member");
  const canChange = useMayChange("event");
  const written = comments.filter(({ deletedAt }) => deletedAt === null);
  if (written.length === 0) {
    return <p className="px-4 py-6 text-ink-2">{t("event.no_comments")}</p>;
  }
  return (
    <ol className="px-4">
      {written.map((comment) => (
        <li
          key={comment.id}
          className={`border-line border-b py-3 last:border-b-0 ${comment.parentId ? "ms-6" : ""}`}
        >
          <p className="mb-1 text-ink-3">
            {mayReadMembers ? (
              <Link to={`/admin/member/${comment.memberId}`} className={linkClass}>
                {comment.author}
              </Link>
            ) : (
              <b className="text-ink">{comment.author}</b>
            )}{" "}
            · {moment(comment.createdAt)}
          </p>
          <BilingualTexts text={comment.content} />
          {canChange ? <CommentModeration comment={comment} /> : <HiddenFor comment={comment} />}
        </li>
      ))}
    </ol>
  );
}
