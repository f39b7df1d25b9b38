import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { STAFF_ROLES } from "#app/domain/desk/role/role-rights.ts";
import { staffSchema } from "#app/domain/member/rights/staff-form.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { InvitationCard } from "#app/features/member/desk/staff/invitation-card.tsx";
import { InviteButton } from "#app/features/member/desk/staff/invite-button.tsx";
import { StaffActions } from "#app/features/member/desk/staff/staff-actions.tsx";
import { STAFF_COLUMNS, type StaffRow } from "#app/features/member/desk/staff/staff-columns.ts";
import { STAFF_LIST } from "#app/features/member/desk/staff/staff-list.server.ts";
import { changeStaff } from "#app/features/member/rights/change-staff.server.ts";
import { listInvitations } from "#app/features/member/rights/staff-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.staff"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id: readerId } = await requireMember(context);
  return {
    readerId,
    now: now(),
    invitations: await listInvitations(db),
    ...(await loadList(STAFF_LIST, { area: "staff", request, url, context })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const change = parseForm(staffSchema, await formOf(request));
    await changeStaff(services, by, change);
    return { ok: true as const, done: change.intent };
  });
}

export default function AdminStaff({ loaderData }: Route.ComponentProps) {
  const { list, views, invitations, now, readerId } = loaderData;
  const { t } = useTranslation(["desk", "staff"]);
  const columns = useListColumns<StaffRow>(STAFF_COLUMNS, {
    name: ({ id, name }) => (
      <Link to={`/admin/member/${id}`} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
    factor: ({ hasFactor }) => (
      <Badge tone={hasFactor ? "free" : "danger"} icon={null}>
        {t(hasFactor ? "staff:factor_on" : "staff:factor_off")}
      </Badge>
    ),
  });
  const actions = {
    header: t("staff:rights"),
    cell: (row: StaffRow) => <StaffActions row={row} readerId={readerId} />,
  };
  return (
    <AdminList
      title={t("area.staff")}
      area="staff"
      views={views}
      columns={[...columns, actions]}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("staff:search")}
      hint={<InviteButton />}
      note={<InvitationCard invitations={invitations} now={now} />}
      filters={[
        {
          name: "role",
          label: t("member.role"),
          options: STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
        },
      ]}
    />
  );
}
