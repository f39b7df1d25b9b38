import { useTranslation } from "react-i18next";
import { listPath, pageNumber } from "#app/domain/common/paging.ts";
import { MyReviewRows, ReviewDeletion } from "#app/features/community/review/my-review-rows.tsx";
import { listMyReviews } from "#app/features/community/review/review-queries.server.ts";
import { ReviewRules } from "#app/features/community/review/review-rules.tsx";
import { ReviewableLines } from "#app/features/community/review/reviewable-lines.tsx";
import { listReviewable } from "#app/features/community/review/reviewable-queries.server.ts";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/product.ts";

export const handle = { words: ["errors", "review"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  if (!member) return { mine: undefined };
  const { db } = servicesOf(context);
  const locale = localeOf(url);
  const memberId = member.id;
  const lines = await listReviewable(db, locale, { memberId, page: pageNumber(url.searchParams) });
  return { mine: { lines, written: await listMyReviews(db, locale, { memberId, page: 1 }) } };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("review:product.title"),
    description: t("review:product.text"),
  }));
}

export default function ReviewProduct({ loaderData: { mine } }: Route.ComponentProps) {
  const { t } = useTranslation("review");
  return (
    <div className={`${gutterClass} max-w-[51rem] pt-3 pb-8 md:py-8`}>
      <Breadcrumbs items={[{ label: t("title"), to: "/review" }, { label: t("product.title") }]} />
      <PageHead title={t("product.title")} text={t("product.text")} className="mt-3" />
      {mine ? (
        <ReviewDeletion>{(ask) => <Mine {...mine} onDelete={ask} />}</ReviewDeletion>
      ) : (
        <LoginPrompt next="/review/product" text={t("product.login")} />
      )}
    </div>
  );
}

type MineProps = NonNullable<Route.ComponentProps["loaderData"]["mine"]> & {
  readonly onDelete: (id: number) => void;
};

function Mine({ lines, written, onDelete }: MineProps) {
  const { t } = useTranslation("review");
  return (
    <div className="grid gap-8">
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-3 text-18">
          {t("product.waiting")}
        </h2>
        <ReviewableLines rows={lines.rows} />
        <Pagination {...lines.paging} hrefFor={(page) => listPath("/review/product", {}, page)} />
      </section>
      {written.rows.length > 0 ? (
        <section aria-labelledby="written">
          <h2 id="written" className="mb-3 text-18">
            {t("product.written")}
          </h2>
          <MyReviewRows rows={written.rows} onDelete={onDelete} />
          {written.paging.total > written.rows.length ? (
            <ButtonLink variant="secondary" block className="mt-4" to="/mypage/reviews">
              {t("product.all_written")}
            </ButtonLink>
          ) : null}
        </section>
      ) : null}
      <ReviewRules />
    </div>
  );
}
