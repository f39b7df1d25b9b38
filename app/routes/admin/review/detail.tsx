import { useTranslation } from "react-i18next";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { replySchema } from "#app/domain/community/moderation-form.ts";
import { moderationAction } from "#app/features/community/desk/moderation-action.server.ts";
import { findReviewRecord } from "#app/features/community/desk/moderation-queries.server.ts";
import { ReviewRecordView } from "#app/features/community/desk/review-record.tsx";
import {
  hideReview,
  replyToReview,
  restoreReview,
} from "#app/features/community/review/moderate-review.server.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("moderation:review.heading", { id: args.loaderData?.review.id ?? "" }));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = numberParam(params.id);
  return {
    review: orNotFound(await findReviewRecord(db, adminLocale(request), id)),
    history: await listHistory(db, { kind: "review", id }),
  };
}

export function action(args: Route.ActionArgs) {
  return moderationAction(args, {
    hide: hideReview,
    restore: restoreReview,
    other: async (services, { id, by, form }) => {
      if (form.get("intent") === "reply") {
        await replyToReview(services, { id, by, input: parseForm(replySchema, form) });
      } else throw new AppError("common.bad_request");
    },
  });
}

export default function AdminReview({ loaderData: { review, history } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  return (
    <>
      <AdminHead
        title={review.product}
        crumbs={[{ label: t("area.review"), to: "/admin/review" }]}
      />
      <ReviewRecordView review={review} history={history} />
    </>
  );
}
