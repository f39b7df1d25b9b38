import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { HistoryEntry } from "#app/features/desk/audit/record-history-queries.server.ts";
import { HiddenMark } from "#app/features/desk/deadline-marks.tsx";
import { useMayChange, useMayRead } from "#app/features/desk/desk-person.tsx";
import {
  BilingualRow,
  DetailCard,
  DetailPage,
  DetailRow,
} from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import { Moderation } from "./hide-form.tsx";
import { ModerationHistory, ReportCard } from "./moderation-history.tsx";
import type { CommentRecord, PostReport } from "./moderation-queries.server.ts";

type CommentRecordProps = {
  readonly comment: CommentRecord;
  readonly reports: readonly PostReport[];
  readonly history: readonly HistoryEntry[];
};

export function CommentRecordView({ comment, reports, history }: CommentRecordProps) {
  const { t } = useTranslation(["desk", "moderation"]);
  const canChange = useMayChange("community");
  const isReported = reports.some(({ decidedAt }) => decidedAt === null);
  return (
    <DetailPage
      side={
        <>
          <Facts comment={comment} />
          {canChange ? <Moderation {...comment} isReported={isReported} /> : null}
          <ModerationHistory entries={history} />
        </>
      }
    >
      <ReportCard reports={reports} />
      <DetailCard title={t("detail.record")}>
        <BilingualRow label={t("moderation:comment")} text={comment.content} />
      </DetailCard>
    </DetailPage>
  );
}

function Facts({ comment }: Pick<CommentRecordProps, "comment">) {
  const { t } = useTranslation(["desk", "moderation"]);
  const { text, moment } = useAdminFormat();
  const mayReadMembers = useMayRead("member");
  return (
    <DetailCard title={t("moderation:comment.about")}>
      <DetailRow label={t("number")}>{comment.id}</DetailRow>
      <DetailRow label={t("state")}>
        <HiddenMark hidden={comment.hidden} />
      </DetailRow>
      <DetailRow label={t("moderation:comment.below")}>
        <Link
          to={
            comment.postId === null
              ? `/admin/event/${comment.eventId}`
              : `/admin/community/${comment.postId}`
          }
          className={linkClass}
        >
          {text(comment.title)}
        </Link>
      </DetailRow>
      <DetailRow label={t("author")}>
        {mayReadMembers ? (
          <Link to={`/admin/member/${comment.memberId}`} className={linkClass}>
            {comment.author}
          </Link>
        ) : (
          comment.author
        )}
      </DetailRow>
      <DetailRow label={t("created")}>{moment(comment.createdAt)}</DetailRow>
    </DetailCard>
  );
}
