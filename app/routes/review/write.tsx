import { PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reviewTarget } from "#app/domain/review/review-target.ts";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { ReviewRules } from "#app/features/review/review-rules.tsx";
import { LineFacts } from "#app/features/review/reviewable-lines.tsx";
import {
  findReviewable,
  type ReviewableLine,
} from "#app/features/review/reviewable-queries.server.ts";
import { localeOf } from "#app/platform/locale.ts";
import { privateMeta } from "#app/platform/page-meta.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { memberOf } from "#app/platform/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/write.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const id = reviewTarget(url.searchParams);
  const next = id ? `/review/write?reservation=${id}` : "/review/write";
  const member = await memberOf(context);
  if (!member) return { signedIn: false, next, line: undefined };
  const mine = id ? { memberId: member.id, id } : undefined;
  const line = mine && (await findReviewable(servicesOf(context).db, localeOf(url), mine));
  return { signedIn: true, next, line };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("review:write.title"),
    description: t("review:write.text"),
  }));
}

export default function ReviewWrite({ loaderData }: Route.ComponentProps) {
  const { signedIn, next, line } = loaderData;
  const { t } = useTranslation("review");
  return (
    <div className="page max-w-[51rem] pt-3 pb-8 md:py-8">
      <Breadcrumbs items={[{ label: t("title"), to: "/review" }, { label: t("write.title") }]} />
      <PageHead title={t("write.title")} text={t("write.text")} className="mt-3" />
      <div className="grid gap-6">
        {signedIn ? <Target line={line} /> : <LoginPrompt next={next} text={t("write.login")} />}
        <ReviewRules />
      </div>
    </div>
  );
}

function Target({ line }: { readonly line: ReviewableLine | undefined }) {
  const { t } = useTranslation("review");
  if (!line) {
    return (
      <EmptyState
        icon={PencilLine}
        title={t("write.none_title")}
        text={t("write.none_text")}
        action={<ButtonLink to="/review/product">{t("write.none_action")}</ButtonLink>}
      />
    );
  }
  return (
    <section className="card rounded-panel p-5" aria-labelledby="review-line">
      <h2 id="review-line" className="mb-2 text-18">
        {t("write.line")}
      </h2>
      <LineFacts {...line} />
      <ButtonLink size="sm" variant="secondary" className="mt-4" to="/review/product">
        {t("write.other")}
      </ButtonLink>
    </section>
  );
}
