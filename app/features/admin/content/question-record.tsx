import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMayRead } from "#app/features/admin/kit/admin-person.tsx";
import {
  BilingualRow,
  DetailCard,
  DetailPage,
  DetailRow,
} from "#app/features/admin/kit/detail-rows.tsx";
import { AnswerMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import type { QuestionRecord } from "./question-queries.server.ts";

export function QuestionRecordView({ question }: { readonly question: QuestionRecord }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  return (
    <DetailPage side={<QuestionAuthor question={question} />}>
      <DetailCard title={t("question.question")}>
        <BilingualRow label={t("question.title")} text={question.title} />
        <BilingualRow label={t("question.content")} text={question.content} />
      </DetailCard>
      <DetailCard title={t("question.answer")}>
        {question.answer ? (
          <>
            <DetailRow label={t("question.answered")}>
              {question.answeredAt ? moment(question.answeredAt) : null}
            </DetailRow>
            <BilingualRow label={t("question.answer")} text={question.answer} />
          </>
        ) : (
          <DetailRow label={t("state")}>{t("question.unanswered")}</DetailRow>
        )}
      </DetailCard>
    </DetailPage>
  );
}

function QuestionAuthor({ question }: { readonly question: QuestionRecord }) {
  const { t } = useTranslation("desk");
  const { language, moment } = useAdminFormat();
  const mayReadMembers = useMayRead("member");
  return (
    <DetailCard title={t("question.about")}>
      <DetailRow label={t("number")}>{question.id}</DetailRow>
      <DetailRow label={t("state")}>
        <AnswerMark answered={question.answeredAt !== null} />
      </DetailRow>
      <DetailRow label={t("question.type")}>{t(`question_type.${question.type}`)}</DetailRow>
      <DetailRow label={t("question.visibility")}>
        {t(question.isPublic ? "question.public" : "question.private")}
      </DetailRow>
      <DetailRow label={t("question.asked")}>{moment(question.createdAt)}</DetailRow>
      <DetailRow label={t("author")}>
        {mayReadMembers ? (
          <Link to={`/admin/member/${question.memberId}`} className="link">
            {question.author}
          </Link>
        ) : (
          question.author
        )}
      </DetailRow>
      <DetailRow label={t("member.phone")}>{question.phone}</DetailRow>
      <DetailRow label={t("member.language")}>{language(question.locale)}</DetailRow>
    </DetailCard>
  );
}
