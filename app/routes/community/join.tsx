import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { joinSchema } from "#app/domain/community/partner/partner-schema.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { applyToRound, seatLine } from "#app/features/community/partner/apply-to-round.server.ts";
import {
  decideApplication,
  withdrawApplication,
} from "#app/features/community/partner/decide-application.server.ts";
import { closeRound } from "#app/features/community/partner/end-round.server.ts";
import { findMyPartner } from "#app/features/community/partner/my-partner-queries.server.ts";
import PartnerPanel from "#app/features/community/partner/partner-panel.tsx";
import {
  askForSeatAlert,
  endSeatAlert,
} from "#app/features/community/partner/seat-alerts.server.ts";
import { findJoinedPost } from "#app/features/community/post/post-queries.server.ts";
import { cancelPartnerRound } from "#app/features/reservation/refund/refund-partners.server.ts";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { loginPath } from "#app/platform/session/page-guards.server.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/join.ts";

export const handle = { words: ["community", "errors", "partner"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const postId = numberParam(params.id);
  const member = await memberOf(context);
  if (!member) throw redirect(loginPath(url));
  const { db, now } = servicesOf(context);
  const reader = { postId, memberId: member.id, now: now() };
  const mine = orNotFound(await findMyPartner(db, reader));
  const post = orNotFound(await findJoinedPost(db, localeOf(url), postId));
  return { post, mine };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const { form, check } = await sentForm(request);
  const answer = await answering("common.server_error", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    const postId = numberParam(params.id);
    return redirect(await carryOut(services, { form, postId, memberId, locale }));
  });
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, word: String(form.get("word") ?? "") }, answer.init ?? undefined);
}

type Sent = {
  readonly form: FormData;
  readonly postId: number;
  readonly memberId: string;
  readonly locale: Locale;
};

/** Does what was asked for; answers with where to go next. */
async function carryOut(services: Services, { form, postId, memberId, locale }: Sent) {
  const input = parseForm(joinSchema, form);
  const own = { postId, memberId };
  switch (input.intent) {
    case "apply":
      await applyToRound(services, { ...own, word: input.word });
      break;
    case "accept":
    case "decline":
      await decideApplication(services, {
        ...own,
        applicationId: input.application,
        decision: input.intent,
      });
      break;
    case "withdraw":
      await withdrawApplication(services, own);
      break;
    case "alert":
      await askForSeatAlert(services, own);
      break;
    case "alert_off":
      await endSeatAlert(services, own);
      break;
    case "close":
      await closeRound(services, own);
      break;
    case "cancel":
      await cancelPartnerRound(services, own);
      break;
    case "pay": {
      const line = await seatLine(services.db, { ...own, now: services.now() });
      await changeCart(services.db, memberId, { put: [line] });
      return localized(`/payment?line=${encodeURIComponent(lineKey(line))}`, locale);
    }
  }
  return localized(`/community/${postId}/join`, locale);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("partner:join_title"),
    description: args.loaderData?.post.title ?? "",
  }));
}

export default function CommunityJoin({ loaderData, actionData }: Route.ComponentProps) {
  const { post, mine } = loaderData;
  const { t } = useTranslation(["partner", "community"]);
  return (
    <div className="bg-sand">
      <div className={`${gutterClass} max-w-[40rem] py-3 md:py-8`}>
        <Breadcrumbs
          items={[
            { label: t("community:title"), to: "/community" },
            { label: post.title, to: `/community/${post.id}` },
          ]}
        />
        <h1 className="my-4 text-22 wrap-anywhere md:text-28">{post.title}</h1>
        <PartnerPanel
          postId={post.id}
          mine={mine}
          tip={post.tip}
          failure={actionData && !actionData.ok ? actionData : undefined}
        />
        {post.isShown ? (
          <div className="py-6 text-center">
            <ButtonLink variant="secondary" to={`/community/${post.id}`}>
              {t("to_post")}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </div>
  );
}
