import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { socialConsentSchema } from "#app/domain/member/sign-up/social-consent.ts";
import { ConsentBoxes } from "#app/features/member/account/consent-boxes.tsx";
import { welcomeMember } from "#app/features/member/account/sign-up-member.server.ts";
import { ConsentForm } from "#app/features/member/social/consent-form.tsx";
import { doneAddress } from "#app/features/member/social/done-address.ts";
import { enteredAnswer } from "#app/features/member/social/entered-answer.server.ts";
import { joinThroughProvider } from "#app/features/member/social/join-through-provider.server.ts";
import { LoginEnded, LoginRefused } from "#app/features/member/social/login-refused.tsx";
import { pendingJoinOf } from "#app/features/member/social/pending-join.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { isErrorCode } from "#app/platform/http/is-error-code.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { returnPath } from "#app/platform/http/return-path.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import type { Route } from "./+types/done.ts";

export const handle = { words: ["errors", "join", "social"] } satisfies PageHandle;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  // Read although unused, because it marks the answer as not cacheable.
  await memberOf(context);
  const { next, popup } = wayOn(url);
  const error = url.searchParams.get("error");
  if (isErrorCode(error) && /^auth\.|^common\.not_ready$/.test(error))
    return { kind: "refused", error, next } as const;
  if (url.searchParams.has("consent")) {
    const join = pendingJoinOf(servicesOf(context), request);
    if (!join) throw redirect(doneAddress({ next, popup, error: "auth.social_failed" }));
    return { kind: "consent", provider: join.provider, next } as const;
  }
  if (!popup) throw redirect(next);
  return { kind: "ended", next } as const;
}

/** A member from a provider is created only with these consents. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("auth.sign_up_failed", services.log, async () => {
    const { next, popup } = wayOn(url);
    const { agree } = parseForm(socialConsentSchema, await formOf(request));
    const join = pendingJoinOf(services, request);
    if (!join) throw redirect(doneAddress({ next, popup, error: "auth.social_failed" }));
    const locale = localeOf(url);
    const defaultName = translator(locale)("social:default_name");
    const input = { join, agree, locale, defaultName, welcome: welcomeMember };
    const memberId = await joinThroughProvider(services, input);
    const { userAgent } = clientOf(context);
    const identity = { provider: join.provider, subject: join.subject };
    return enteredAnswer(services, memberId, { next, popup, userAgent, request, identity });
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("social:title"),
    description: t("social:description"),
  }));
}

export default function LoginDone({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("social");
  const security = useLocalized()("/mypage/security");
  if (loaderData.kind === "refused") {
    return <LoginRefused error={loaderData.error} next={loaderData.next} />;
  }
  if (loaderData.kind === "ended") return <LoginEnded next={loaderData.next} />;
  const provider = t(`name.${loaderData.provider}`);
  return (
    <>
      <h1 className="text-28">{t("consent.heading")}</h1>
      <p className="mt-1 text-ink-2">{t("consent.intro", { provider })}</p>
      <ConsentForm failure={actionData}>{(error) => <ConsentBoxes error={error} />}</ConsentForm>
      <div className="mt-6 grid justify-items-center text-center text-14 text-ink-2">
        <p>{t("consent.have_account", { provider })}</p>
        <AppLink
          to={`/login?next=${encodeURIComponent(security)}`}
          className="inline-flex min-h-11 items-center font-semibold text-fairway-700"
        >
          {t("consent.connect")}
        </AppLink>
      </div>
    </>
  );
}

function wayOn(url: URL) {
  const home = localized("/mypage", localeOf(url));
  const next = returnPath(url.searchParams.get("next"), home);
  return { next, popup: url.searchParams.get("popup") === "1" };
}
