import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { HiddenMark } from "#app/features/desk/deadline-marks.tsx";
import { useMayRead } from "#app/features/desk/desk-person.tsx";
import {
  BilingualRow,
  BilingualTexts,
  DetailCard,
  DetailPage,
  DetailRow,
  TableCard,
} from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass, photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { PostRecord } from "./moderation-queries.server.ts";

type PostProps = { readonly post: PostRecord };

type PostRecordProps = PostProps & {
  /** Who reported it. */
  readonly reports: ReactNode;
  /** What staff decide about it. */
  readonly moderation: ReactNode;
};

export function PostRecordView({ post, reports, moderation }: PostRecordProps) {
  const { t } = useTranslation("desk");
  return (
    <DetailPage
      side={
        <>
          <Facts post={post} />
          {moderation}
        </>
      }
    >
      {reports}
      <DetailCard title={t("detail.record")}>
        <BilingualRow label={t("post.title")} text={post.title} />
        <BilingualRow label={t("post.content")} text={post.content} />
      </DetailCard>
      <Pictures post={post} />
      <Comments post={post} />
    </DetailPage>
  );
}

function Pictures({ post: { pictures } }: PostProps) {
  const { t } = useTranslation("desk");
  if (pictures.length === 0) return null;
  return (
    <TableCard title={t("pictures")} count={pictures.length}>
      <ul className="grid grid-cols-2 gap-3 p-4 md:grid-cols-3">
        {pictures.map((picture, index) => (
          <li key={picture.src} className={`${photoClass} aspect-4/3`}>
            <PictureImage
              picture={picture}
              alt={t("pictures.alt", { name: t("area.community"), number: index + 1 })}
              sizes="240px"
            />
          </li>
        ))}
      </ul>
    </TableCard>
  );
}

function Facts({ post }: PostProps) {
  const { t } = useTranslation("desk");
  const { text, moment, day } = useAdminFormat();
  const mayReadMembers = useMayRead("member");
  const { openRound } = post;
  return (
    <>
      <DetailCard title={t("post.about")}>
        <DetailRow label={t("number")}>{post.id}</DetailRow>
        <DetailRow label={t("state")}>
          <HiddenMark hidden={post.hidden} />
        </DetailRow>
        <DetailRow label={t("region")}>{text(post.region)}</DetailRow>
        <DetailRow label={t("author")}>
          {mayReadMembers ? (
            <Link to={`/admin/member/${post.memberId}`} className={linkClass}>
              {post.author}
            </Link>
          ) : (
            post.author
          )}
        </DetailRow>
        <DetailRow label={t("created")}>{moment(post.createdAt)}</DetailRow>
      </DetailCard>
      {openRound ? (
        <DetailCard title={t("post.offer")}>
          <DetailRow label={t("course.name")}>
            {text(post.courseName) || openRound.courseId}
          </DetailRow>
          <DetailRow label={t("post.day")}>{day(openRound.day)}</DetailRow>
          <DetailRow label={t("post.tee_time")}>{openRound.teeTime}</DetailRow>
          <DetailRow label={t("post.seats")}>{openRound.seats}</DetailRow>
        </DetailCard>
      ) : null}
    </>
  );
}

function Comments({ post: { comments } }: PostProps) {
  const { t } = useTranslation(["desk", "moderation"]);
  const { moment } = useAdminFormat();
  return (
    <TableCard title={t("post.comments")} count={comments.length}>
      {comments.length === 0 ? (
        <p className="px-4 py-6 text-ink-2">{t("post.no_comments")}</p>
      ) : (
        <ol className="px-4">
          {comments.map(({ id, author, content, createdAt, hiddenFor }) => (
            <li key={id} className="border-line border-b py-3 last:border-b-0">
              <p className="mb-1 flex flex-wrap items-center gap-x-2 text-ink-3">
                <b className="text-ink">{author}</b> · {moment(createdAt)}
                {hiddenFor ? <HiddenMark hidden /> : null}
                <Link
                  to={`/admin/community/comments/${id}`}
                  className={`${linkClass} ms-auto text-14`}
                >
                  {t("moderation:comment.decide")}
                </Link>
              </p>
              <BilingualTexts text={content} />
            </li>
          ))}
        </ol>
      )}
    </TableCard>
  );
}
