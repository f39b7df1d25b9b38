import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { ROLES } from "#app/domain/role.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { FilterChips } from "#app/features/admin/kit/list/filter-chips.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { listMembers, type MemberRow } from "#app/features/admin/people/member-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.member"));

export async function loader({ url, context }: Route.LoaderArgs) {
  const params = listParams(url.searchParams);
  const role = choiceParam(url.searchParams, "role", ROLES);
  const list = await listMembers(servicesOf(context).db, { ...params, role });
  return { q: params.q, role, list };
}

export default function AdminMembers({ loaderData }: Route.ComponentProps) {
  const { q, role, list } = loaderData;
  const { t } = useTranslation("desk");
  const { language, moment } = useAdminFormat();
  const none = <span className="text-ink-3">{t("detail.empty")}</span>;
  const columns: Column<MemberRow>[] = [
    {
      header: t("member.name"),
      cell: ({ id, name }) => (
        <Link to={`/admin/member/${id}`} className="nm hover:underline">
          {name}
        </Link>
      ),
    },
    { header: t("member.login_id"), cell: ({ loginId }) => loginId ?? none },
    { header: t("member.role"), nowrap: true, cell: (row) => t(`role.${row.role}`) },
    { header: t("member.phone"), nowrap: true, cell: ({ phone }) => phone ?? none },
    {
      header: t("member.language"),
      nowrap: true,
      cell: ({ locale }) => language(locale),
    },
    { header: t("member.reservations"), right: true, cell: ({ reservations }) => reservations },
    { header: t("member.joined"), nowrap: true, cell: ({ createdAt }) => moment(createdAt) },
  ];
  return (
    <AdminList
      title={t("area.member")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      q={q}
      searchHint={t("member.search")}
      chips={
        <FilterChips
          name="role"
          label={t("member.role")}
          value={role}
          options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
      }
    />
  );
}
