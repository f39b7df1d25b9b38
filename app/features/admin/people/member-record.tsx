import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  DetailCard,
  DetailPage,
  DetailRow,
  TableCard,
} from "#app/features/admin/kit/detail-rows.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { ReservationLines } from "#app/features/admin/reservations/record/reservation-lines.tsx";
import type { MemberRecord } from "./member-queries.server.ts";
import { PrivateRow } from "./private-row.tsx";

type MemberRecordProps = {
  readonly member: MemberRecord;
  /** Further cards of the main column and of the side. */
  readonly benefits: ReactNode;
  readonly side: ReactNode;
};

export function MemberRecordView({ member, benefits, side }: MemberRecordProps) {
  const { t } = useTranslation("desk");
  const { language, moment, number } = useAdminFormat();
  return (
    <DetailPage
      side={
        <>
          <DetailCard title={t("member.activity")}>
            <DetailRow label={t("member.reservations")}>{number(member.reservations)}</DetailRow>
            <DetailRow label={t("area.review")}>{number(member.reviews)}</DetailRow>
            <DetailRow label={t("area.community")}>{number(member.posts)}</DetailRow>
            <DetailRow label={t("area.qna")}>{number(member.questions)}</DetailRow>
            <DetailRow label={t("member.signed_in")}>
              {member.signedInAt ? moment(member.signedInAt) : null}
            </DetailRow>
          </DetailCard>
          {side}
        </>
      }
    >
      <DetailCard title={t("detail.record")}>
        <DetailRow label={t("detail.id")}>{member.id}</DetailRow>
        <DetailRow label={t("member.name")}>{member.name}</DetailRow>
        <DetailRow label={t("member.login_id")}>{member.loginId}</DetailRow>
        <DetailRow label={t("member.role")}>{t(`role.${member.role}`)}</DetailRow>
        <PrivateRow field="phone" label={t("member.phone")} masked={member.phone} />
        <PrivateRow field="email" label={t("member.email")} masked={member.email} />
        <PrivateRow field="birthday" label={t("member.birthday")} masked={member.birthday} />
        <DetailRow label={t("member.gender")}>
          {member.gender ? t(`gender.${member.gender}`) : null}
        </DetailRow>
        <DetailRow label={t("member.language")}>{language(member.locale)}</DetailRow>
        <DetailRow label={t("member.joined")}>{moment(member.createdAt)}</DetailRow>
      </DetailCard>
      <TableCard title={t("area.reservations")} count={member.reservations}>
        {member.lines.length === 0 ? (
          <p className="px-4 py-6 text-ink-2">{t("member.no_reservations")}</p>
        ) : (
          <ReservationLines label={t("area.reservations")} lines={member.lines} />
        )}
      </TableCard>
      {benefits}
    </DetailPage>
  );
}
