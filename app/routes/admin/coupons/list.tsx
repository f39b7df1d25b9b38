import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PERIOD_TABS } from "#app/domain/common/date/period.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { COUPON_COLUMNS, type CouponCampaign } from "#app/features/benefit/desk/coupon-columns.ts";
import { COUPON_LIST } from "#app/features/benefit/desk/coupon-list.server.ts";
import { DoneNote } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.coupons"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  return { done, ...(await loadList(COUPON_LIST, { area: "coupons", request, url, context })) };
}

export default function AdminCoupons({ loaderData }: Route.ComponentProps) {
  const { list, views, done } = loaderData;
  const { t } = useTranslation(["desk", "coupons"]);
  const columns = useListColumns<CouponCampaign>(COUPON_COLUMNS, {
    name: ({ id, name }) => (
      <Link to={`/admin/coupons/${id}`} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
  });
  return (
    <AdminList
      title={t("area.coupons")}
      area="coupons"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("coupons:search")}
      create={{ to: "/admin/coupons/create", label: t("coupons:add") }}
      note={done ? <DoneNote text={t("coupons:deleted")} /> : null}
      filters={[
        {
          name: "period",
          label: t("state"),
          options: PERIOD_TABS.map((value) => ({ value, label: t(`period.${value}`) })),
        },
      ]}
    />
  );
}
