import { useTranslation } from "react-i18next";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findMember } from "#app/features/admin/member-queries.server.ts";
import { MemberRecordView } from "#app/features/admin/member-record.tsx";
import { uuidParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) => args.loaderData?.member.name ?? t("desk:area.member"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const member = await findMember(db, deskLocale(request), uuidParam(params.id));
  return { member: found(member) };
}

export default function AdminMember({ loaderData: { member } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  return (
    <>
      <DeskHead
        title={member.name}
        text={t("member.masked")}
        crumbs={[{ label: t("area.member"), to: "/admin/member" }]}
      />
      <MemberRecordView member={member} />
    </>
  );
}
