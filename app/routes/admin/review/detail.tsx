import { useTranslation } from "react-i18next";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { hideSchema, replySchema, restoreSchema } from "#app/domain/community/moderation-form.ts";
import { ReviewRecordView } from "#app/features/community/desk/review-record.tsx";
import { findReviewRecord } from "#app/features/community/desk/review-record-queries.server.ts";
import {
  hideReview,
  replyToReview,
  restoreReview,
} from "#app/features/community/review/moderate-review.server.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale } from "#app/features/desk/desk-locale.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
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

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("record.save_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const id = numberParam(params.id);
    const form = await formOf(request);
    const intent = form.get("intent");
    if (intent === "hide") {
      await hideReview(services, { id, by, input: parseForm(hideSchema, form) });
    } else if (intent === "restore") {
      await restoreReview(services, { id, by, ...parseForm(restoreSchema, form) });
    } else if (intent === "reply") {
      await replyToReview(services, { id, by, input: parseForm(replySchema, form) });
    } else throw new AppError("common.bad_request");
    return { ok: true as const };
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
