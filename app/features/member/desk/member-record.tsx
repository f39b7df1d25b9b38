import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { MemberRecord } from "./member-record-queries.server.ts";
import { PrivateRow } from "./private-row.tsx";

const columnClass = "grid grid-cols-1 items-start gap-5";

type MemberRecordProps = {
  readonly member: MemberRecord;
  /** Below the facts, such as devices and rights. */
  readonly below: ReactNode;
  readonly children: ReactNode;
  readonly side: ReactNode;
};

/** Profile on the left, bookings and benefits in the middle, notes and history on the right. */
export function MemberRecordView({ member, below, children, side }: MemberRecordProps) {
  return (
    <div
      className={`${columnClass} min-[64rem]:grid-cols-[18rem_minmax(0,1fr)] min-[90rem]:grid-cols-[16rem_minmax(0,1fr)_16rem]`}
    >
      <div
        className={`${columnClass} min-[64rem]:row-span-2 min-[90rem]:row-auto max-sm:[&_dl>div]:grid-cols-[5.5rem_minmax(0,1fr)]`}
      >
        <Facts member={member} />
        <Activity member={member} />
        {below}
      </div>
      <div className={columnClass}>{children}</div>
      <div className={columnClass}>{side}</div>
    </div>
  );
}

function Facts({ member }: { readonly member: MemberRecord }) {
  const { t } = useTranslation("desk");
  const { language, moment } = useAdminFormat();
  return (
    <DetailCard title={t("detail.record")}>
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
      <DetailRow label={t("detail.id")}>
        <span className="break-all text-13">{member.id}</span>
      </DetailRow>
    </DetailCard>
  );
}

function Activity({ member }: { readonly member: MemberRecord }) {
  const { t } = useTranslation("desk");
  const { moment, number } = useAdminFormat();
  return (
    <DetailCard title={t("member.activity")}>
      <DetailRow label={t("member.reservations")}>{number(member.reservations)}</DetailRow>
      <DetailRow label={t("area.review")}>{number(member.reviews)}</DetailRow>
      <DetailRow label={t("area.community")}>{number(member.posts)}</DetailRow>
      <DetailRow label={t("area.qna")}>{number(member.questions)}</DetailRow>
      <DetailRow label={t("member.signed_in")}>
        {member.signedInAt ? moment(member.signedInAt) : null}
      </DetailRow>
    </DetailCard>
  );
}
