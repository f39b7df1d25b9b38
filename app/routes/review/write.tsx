import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { reviewTarget, reviewWritePath } from "#app/domain/community/review/review-list-query.ts";
import { reviewSchema } from "#app/domain/community/review/review-schema.ts";
import {
  findOwnReview,
  findReviewOfLine,
} from "#app/features/community/review/own-review-queries.server.ts";
import { REVIEW_FIELDS } from "#app/features/community/review/review-draft.ts";
import { ReviewRules } from "#app/features/community/review/review-rules.tsx";
import { findReviewable } from "#app/features/community/review/reviewable-queries.server.ts";
import { WriteBody } from "#app/features/community/review/write-body.tsx";
import {
  changeReview,
  deleteReview,
  publishReview,
} from "#app/features/community/review/write-review.server.ts";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { typedFields } from "#app/platform/http/typed-fields.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/write.ts";

export const handle = { words: ["community", "errors", "review"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const target = reviewTarget(url.searchParams);
  const path = reviewWritePath(target);
  const member = await memberOf(context);
  if (!member) return { path, memberId: undefined };
  const { db } = servicesOf(context);
  const locale = localeOf(url);
  const memberId = member.id;
  if (!target) return { path, memberId };
  if (target.kind === "review") {
    const own = { id: target.id, memberId };
    return { path, memberId, review: orNotFound(await findOwnReview(db, locale, own)) };
  }
  const line = await findReviewable(db, locale, { id: target.id, memberId });
  if (line) return { path, memberId, line };
  // What has been reviewed is shown to be changed, at the address that changes it.
  const review = await findReviewOfLine(db, locale, { reservationId: target.id, memberId });
  if (!review) return { path, memberId };
  return { path: reviewWritePath({ kind: "review", id: review.id }), memberId, review };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const target = reviewTarget(url.searchParams);
  const { form, check } = await sentForm(request);
  const answer = await answering(faultOf(), services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    const points = await write(memberId);
    if (!form.has("stay")) return redirect(localized("/mypage/reviews", locale));
    return data({ ok: true as const, points });
  });
  if (answer instanceof Response) return answer;
  const { data: result, init } = answer;
  return result.ok
    ? result
    : data({ ...result, typed: typedFields(form, REVIEW_FIELDS) }, init ?? undefined);

  function faultOf() {
    if (form.get("intent") === "delete") return "review.delete_failed";
    return target?.kind === "review" ? "review.update_failed" : "review.submit_failed";
  }

  async function write(memberId: string): Promise<number> {
    if (!target) throw new AppError("common.not_found");
    if (target.kind === "review" && form.get("intent") === "delete") {
      await deleteReview(services.db, { id: target.id, memberId });
      return 0;
    }
    const written = { memberId, locale, input: parseForm(reviewSchema, form) };
    if (target.kind === "line") return (await publishReview(services, target.id, written)).points;
    await changeReview(services, target.id, written);
    return 0;
  }
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  const isEdit = args.loaderData?.review !== undefined;
  return privateMeta(args, (t) => ({
    title: t(isEdit ? "review:write.edit_title" : "review:write.title"),
    description: t(isEdit ? "review:write.edit_text" : "review:write.text"),
  }));
}

export default function ReviewWrite({ loaderData, actionData }: Route.ComponentProps) {
  const { path, memberId, line, review } = loaderData;
  const { t } = useTranslation("review");
  const title = t(review ? "write.edit_title" : "write.title");
  return (
    <div className="bg-sand">
      <div className={`${gutterClass} max-w-[51rem] pt-3 pb-8 md:py-8`}>
        <div className="max-md:hidden">
          <Breadcrumbs items={[{ label: t("title"), to: "/review" }, { label: title }]} />
        </div>
        <JourneyHead
          title={title}
          back="/mypage/reviews"
          text={t(review ? "write.edit_text" : "write.text")}
          className="mt-3"
        />
        <div className="grid gap-6">
          {memberId ? (
            <WriteBody
              key={path}
              path={path}
              memberId={memberId}
              line={line}
              review={review}
              refused={actionData && !actionData.ok ? actionData : undefined}
            />
          ) : (
            <LoginPrompt next={path} text={t("write.login")} />
          )}
          <ReviewRules />
        </div>
      </div>
    </div>
  );
}
