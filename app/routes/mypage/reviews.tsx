import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { listPath, pageNumber } from "#app/domain/common/paging.ts";
import { MyReviewRows, ReviewDeletion } from "#app/features/community/review/my-review-rows.tsx";
import { listMyReviews } from "#app/features/community/review/review-queries.server.ts";
import { ReviewableLines } from "#app/features/community/review/reviewable-lines.tsx";
import { listReviewable } from "#app/features/community/review/reviewable-queries.server.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/reviews.ts";

export const handle = { words: ["errors", "mypage", "review"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const locale = localeOf(url);
  const { id, role } = await requireAnyMember(context);
  const page = pageNumber(url.searchParams);
  return {
    role,
    waiting: await listReviewable(db, locale, { memberId: id, page: 1 }),
    written: await listMyReviews(db, locale, { memberId: id, page }),
  };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:reviews.title"),
    description: t("mypage:reviews.text"),
  }));
}

export default function MypageReviews({ loaderData }: Route.ComponentProps) {
  const { role, waiting, written } = loaderData;
  const { t } = useTranslation("mypage");
  return (
    <MyLayout current="reviews" role={role}>
      <MyHead title={t("reviews.title")} text={t("reviews.text")} />
      {waiting.rows.length > 0 ? (
        <section aria-labelledby="waiting">
          <h2 id="waiting" className="mb-3 text-18">
            {t("reviews.waiting")}
          </h2>
          <ReviewableLines rows={waiting.rows} />
        </section>
      ) : null}
      <section aria-labelledby="written">
        <h2 id="written" className="mb-3 text-18">
          {t("reviews.written", { count: written.paging.total })}
        </h2>
        <ReviewDeletion>
          {(ask) =>
            written.rows.length > 0 ? (
              <MyReviewRows rows={written.rows} onDelete={ask} />
            ) : (
              <EmptyState icon={Star} title={t("reviews.empty")} text={t("reviews.empty_text")} />
            )
          }
        </ReviewDeletion>
      </section>
      <Pagination {...written.paging} hrefFor={(page) => listPath("/mypage/reviews", {}, page)} />
    </MyLayout>
  );
}
