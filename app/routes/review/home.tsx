import { useTranslation } from "react-i18next";
import { reviewList, reviewListPath } from "#app/domain/content/review-list.ts";
import { ReviewKinds, ReviewRatings } from "#app/features/review/review-filter.tsx";
import { listReviews, reviewSummary } from "#app/features/review/review-queries.server.ts";
import { ReviewRows } from "#app/features/review/review-rows.tsx";
import { ReviewSummaryPanel } from "#app/features/review/review-summary.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { localeOf } from "#app/platform/i18n/locale.ts";
import { cachePage } from "#app/platform/page-cache/cache-page.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const list = reviewList(url.searchParams);
  const summary = await reviewSummary(db, list.kind);
  cachePage(context, ["caddies", "courses", "hotels", "members", "reviews"]);
  return {
    filter: { kind: list.kind, rating: list.rating },
    summary,
    ...(await listReviews(db, localeOf(url), list)),
  };
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
  const { filter, summary, rows, paging } = loaderData;
  const { t } = useTranslation("review");
  return (
    <div className="page py-6 md:py-10">
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
      <div className="py-5">
        <ReviewSummaryPanel {...summary} />
      </div>
      <ReviewRatings {...filter} />
      <div className="pt-3 pb-6">
        <ReviewRows rows={rows} />
      </div>
      <Pagination {...paging} hrefFor={(page) => reviewListPath(filter, page)} />
    </div>
  );
}
