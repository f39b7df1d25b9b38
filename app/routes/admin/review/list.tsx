import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PRODUCT_KINDS, type ProductKind } from "#app/domain/common/product/product-kind.ts";
import { REVIEW_COLUMNS, type ReviewRow } from "#app/features/community/desk/review-columns.ts";
import { REVIEW_LIST } from "#app/features/community/desk/review-desk-list.server.ts";
import {
  useModerationActions,
  useVisibilityFilter,
} from "#app/features/community/desk/use-moderation-actions.tsx";
import { HiddenMark } from "#app/features/desk/deadline-marks.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList, type ListFilter } from "#app/features/desk/list/desk-list.tsx";
import { cellNoteClass } from "#app/features/desk/list/list-column.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.review"));

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadList(REVIEW_LIST, { area: "review", request, url, context });
}

const AREA: Record<ProductKind, string> = { course: "courses", hotel: "hotel", caddy: "caddy" };

export default function AdminReviews({ loaderData: { list, views } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  return (
    <AdminList
      title={t("area.review")}
      area="review"
      views={views}
      columns={useColumns()}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("review.search")}
      filters={useFilters()}
      bulk={useModerationActions("review")}
    />
  );
}

function useColumns() {
  const { t } = useTranslation(["desk", "moderation"]);
  return useListColumns<ReviewRow>(REVIEW_COLUMNS, {
    product: (row) => (
      <>
        <Link
          to={`/admin/review/${row.id}`}
          className="font-semibold hover:underline"
          aria-label={t("moderation:review.open", { id: row.id })}
        >
          {row.product}
        </Link>
        <Link
          to={`/admin/${AREA[row.kind]}/${row.productId}`}
          className={cellNoteClass({ className: "w-fit hover:underline" })}
        >
          {t(`product.${row.kind}`)}
        </Link>
      </>
    ),
    content: ({ content }) => <p className="max-w-[30rem] whitespace-pre-line">{content}</p>,
    state: ({ hidden }) => <HiddenMark hidden={hidden} />,
  });
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation(["desk", "lists", "moderation"]);
  return [
    {
      name: "rating",
      label: t("review.rating"),
      asSelect: true,
      options: ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `★ ${value}` })),
    },
    {
      name: "reply",
      label: t("moderation:reply"),
      asSelect: true,
      options: [{ value: "none", label: t("lists:reply_none") }],
    },
    {
      name: "kind",
      label: t("review.product"),
      options: PRODUCT_KINDS.map((value) => ({ value, label: t(`product.${value}`) })),
    },
    useVisibilityFilter(),
  ];
}
