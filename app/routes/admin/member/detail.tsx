import { useTranslation } from "react-i18next";
import { mayResetFactor, memberRightsSchema } from "#app/domain/member/member-rights.ts";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { findMember } from "#app/features/admin/people/member-queries.server.ts";
import { MemberRecordView } from "#app/features/admin/people/member-record.tsx";
import { findMemberStatus } from "#app/features/member/my-page/member-status-queries.server.ts";
import { banMember, unbanMember } from "#app/features/member-rights/ban-member.server.ts";
import { changeRole } from "#app/features/member-rights/change-role.server.ts";
import { FactorReset } from "#app/features/member-rights/factor-reset.tsx";
import { MemberRights } from "#app/features/member-rights/member-rights.tsx";
import { resetFactor } from "#app/features/member-rights/reset-factor.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => args.loaderData?.member.name ?? t("desk:area.member"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = uuidParam(params.id);
  const member = orNotFound(await findMember(db, adminLocale(request), id));
  const memberStatus = orNotFound(await findMemberStatus(db, id));
  return { member, memberStatus, by: await requireMember(context) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const by = (await requireMember(context)).id;
    const memberId = uuidParam(params.id);
    const change = parseForm(memberRightsSchema, await formOf(request));
    if (change.intent === "role") await changeRole(services, { by, memberId, role: change.role });
    if (change.intent === "ban") await banMember(services, { by, memberId, reason: change.reason });
    if (change.intent === "unban") await unbanMember(services, { by, memberId });
    if (change.intent === "factor") {
      await resetFactor(services, { by, memberId, reason: change.reason });
    }
    return { ok: true as const, done: change.intent };
  });
}

export default function AdminMember({ loaderData, actionData }: Route.ComponentProps) {
  const { member, memberStatus, by } = loaderData;
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  return (
    <>
      <AdminHead
        title={member.name}
        text={t("member.masked")}
        crumbs={[{ label: t("area.member"), to: "/admin/member" }]}
      />
      <MemberRecordView member={member} />
      <MemberRights
        role={memberStatus.role}
        isBanned={memberStatus.bannedAt !== null}
        status={statusText()}
        by={by.role}
        isFixed={by.id === member.id || memberStatus.withdrawnAt !== null}
        answer={actionData}
      />
      {mayResetFactor(by.role, memberStatus.role) ? (
        <FactorReset
          isOn={memberStatus.hasSecondFactor}
          canReset={by.id !== member.id && !memberStatus.bannedAt && !memberStatus.withdrawnAt}
        />
      ) : null}
    </>
  );

  function statusText(): string {
    const { bannedAt, withdrawnAt } = memberStatus;
    if (withdrawnAt) return t("member.standing.left", { date: moment(withdrawnAt) });
    if (bannedAt) return t("member.standing.banned", { date: moment(bannedAt) });
    return t("member.standing.active");
  }
}
