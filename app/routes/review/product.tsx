import { useTranslation } from "react-i18next";
import { listPath, pageNumber } from "#app/domain/paging.ts";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { ReviewRules } from "#app/features/review/review-rules.tsx";
import { ReviewableLines } from "#app/features/review/reviewable-lines.tsx";
import { listReviewable } from "#app/features/review/reviewable-queries.server.ts";
import { localeOf } from "#app/platform/locale.ts";
import { privateMeta } from "#app/platform/page-meta.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { memberOf } from "#app/platform/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/product.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  if (!member) return { lines: undefined };
  const mine = { memberId: member.id, page: pageNumber(url.searchParams) };
  return { lines: await listReviewable(servicesOf(context).db, localeOf(url), mine) };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("review:product.title"),
    description: t("review:product.text"),
  }));
}

export default function ReviewProduct({ loaderData: { lines } }: Route.ComponentProps) {
  const { t } = useTranslation("review");
  return (
    <div className="page max-w-[51rem] pt-3 pb-8 md:py-8">
      <Breadcrumbs items={[{ label: t("title"), to: "/review" }, { label: t("product.title") }]} />
      <PageHead title={t("product.title")} text={t("product.text")} className="mt-3" />
      {lines ? (
        <div className="grid gap-6">
          <ReviewableLines rows={lines.rows} />
          <Pagination {...lines.paging} hrefFor={(page) => listPath("/review/product", {}, page)} />
          <ReviewRules />
        </div>
      ) : (
        <LoginPrompt next="/review/product" text={t("product.login")} />
      )}
    </div>
  );
}
