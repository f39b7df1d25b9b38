import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { PRODUCT_KINDS, type ProductKind } from "#app/domain/catalog/product-kind.ts";
import { listReviews, type ReviewRow } from "#app/features/admin/content/review-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { FilterChips } from "#app/features/admin/kit/list/filter-chips.tsx";
import { HiddenMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.review"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const params = listParams(url.searchParams);
  const kind = choiceParam(url.searchParams, "kind", PRODUCT_KINDS);
  const list = await listReviews(db, adminLocale(request), { ...params, kind });
  return { kind, list };
}

const AREA: Record<ProductKind, string> = { course: "courses", hotel: "hotel", caddy: "caddy" };

export default function AdminReviews({ loaderData }: Route.ComponentProps) {
  const { kind, list } = loaderData;
  const { t } = useTranslation(["desk", "talk"]);
  const { day, moment } = useAdminFormat();
  const columns: Column<ReviewRow>[] = [
    {
      header: t("number"),
      right: true,
      cell: ({ id }) => (
        <Link
          to={`/admin/review/${id}`}
          className="link num"
          aria-label={t("talk:review.open", { id })}
        >
          {id}
        </Link>
      ),
    },
    {
      header: t("review.product"),
      cell: (row) => (
        <>
          <Link to={`/admin/${AREA[row.kind]}/${row.productId}`} className="nm hover:underline">
            {row.product}
          </Link>
          <span className="sm block">{t(`product.${row.kind}`)}</span>
        </>
      ),
    },
    { header: t("review.rating"), right: true, cell: ({ rating }) => rating },
    {
      header: t("review.content"),
      cell: ({ content }) => <p className="max-w-[30rem] whitespace-pre-line">{content}</p>,
    },
    { header: t("author"), nowrap: true, cell: ({ author }) => author },
    { header: t("review.used_on"), nowrap: true, cell: ({ usedOn }) => day(usedOn) },
    { header: t("state"), cell: ({ hidden }) => <HiddenMark hidden={hidden} /> },
    { header: t("created"), nowrap: true, cell: ({ createdAt }) => moment(createdAt) },
  ];
  return (
    <AdminList
      title={t("area.review")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("review.search")}
      chips={
        <FilterChips
          name="kind"
          label={t("review.product")}
          value={kind}
          options={PRODUCT_KINDS.map((value) => ({ value, label: t(`product.${value}`) }))}
        />
      }
    />
  );
}
