import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { ROLES } from "#app/domain/desk/role/role-rights.ts";
import { logLookups } from "#app/features/desk/audit/log-lookups.server.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { MEMBER_COLUMNS, type MemberRow } from "#app/features/member/desk/member-columns.ts";
import { MEMBER_LIST } from "#app/features/member/desk/member-list.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.member"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const loaded = await loadList(MEMBER_LIST, { area: "member", request, url, context });
  if (listParams(url.searchParams).q !== "") {
    const { db, now } = servicesOf(context);
    const { id: by } = await requireMember(context);
    const memberIds = loaded.list.rows.map(({ id }) => id);
    await logLookups(db, { by, memberIds, way: "list", at: now() });
  }
  return loaded;
}

export default function AdminMembers({ loaderData: { list, views } }: Route.ComponentProps) {
  const { t } = useTranslation(["desk", "care"]);
  const columns = useListColumns<MemberRow>(MEMBER_COLUMNS, {
    name: ({ id, name }) => (
      <Link to={`/admin/member/${id}`} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
  });
  return (
    <AdminList
      title={t("area.member")}
      area="member"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("member.search")}
      filters={[
        {
          name: "role",
          label: t("member.role"),
          options: ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
        },
        {
          name: "gift",
          label: t("care:gift_filter"),
          asSelect: true,
          options: [{ value: "waiting", label: t("care:gift_filter_waiting") }],
        },
      ]}
    />
  );
}
