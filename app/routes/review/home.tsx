import { useTranslation } from "react-i18next";
import { reviewList, reviewListPath } from "#app/domain/community/review/review-list-query.ts";
import {
  OneProduct,
  ReviewKinds,
  ReviewRatings,
  ReviewSeasons,
  ReviewSorts,
} from "#app/features/community/review/review-filter.tsx";
import {
  listReviews,
  reviewSummary,
} from "#app/features/community/review/review-queries.server.ts";
import { ReviewSummaryPanel } from "#app/features/community/review/review-summary.tsx";
import { findReviewedProduct } from "#app/features/community/review/reviewed-product.server.ts";
import { VotedRows } from "#app/features/community/review/vote/voted-rows.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["errors", "review"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = localeOf(url);
  const asked = reviewList(url.searchParams);
  const product = await findReviewedProduct(db, locale, asked);
  const list = { ...asked, product: product?.id };
  const summary = await reviewSummary(db, list.kind, list.product);
  cachePage(context);
  const { page, ...filter } = list;
  return { filter, product, summary, ...(await listReviews(db, locale, list)) };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("review:title"),
    description: t("review:text"),
    page: args.loaderData?.paging.page,
    crumbs: [{ name: t("review:title"), path: "/review" }],
  }));
}

export default function ReviewHome({ loaderData }: Route.ComponentProps) {
  const { filter, product, summary, rows, paging } = loaderData;
  const { t } = useTranslation("review");
  return (
    <div className={`${pageClass} py-6 md:py-10`}>
      <PageHead
        title={t("title")}
        text={t("text")}
        actions={
          <ButtonLink size="sm" variant="secondary" to="/review/product">
            {t("mine")}
          </ButtonLink>
        }
      />
      <ReviewKinds {...filter} perKind={summary.perKind} />
      {product ? <OneProduct filter={filter} name={product.name} /> : null}
      <div className="py-5">
        <ReviewSummaryPanel {...summary} />
      </div>
      <ReviewRatings {...filter} />
      <ReviewSeasons {...filter} />
      <ReviewSorts {...filter} />
      <div className="pt-3 pb-6">
        <VotedRows rows={rows} />
      </div>
      <Pagination {...paging} hrefFor={(page) => reviewListPath(filter, page)} />
    </div>
  );
}
