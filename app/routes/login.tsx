import { useState } from "react";
import { useTranslation } from "react-i18next";
import { redirect, redirectDocument } from "react-router";
import { loginSchema } from "#app/domain/member/login/login-schema.ts";
import { DemoAccounts } from "#app/features/member/login/demo-account-list.tsx";
import { listDemoAccounts } from "#app/features/member/login/demo-accounts-queries.server.ts";
import { LoginForm } from "#app/features/member/login/login-form.tsx";
import { LoginLinks } from "#app/features/member/login/login-links.tsx";
import {
  type OpenedSession,
  openedHeaders,
} from "#app/features/member/login/open-session.server.ts";
import { signIn } from "#app/features/member/login/sign-in.server.ts";
import { SocialButtons } from "#app/features/member/social/social-buttons.tsx";
import { offeredProviders } from "#app/features/member/social/social-providers.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { returnPath } from "#app/platform/http/return-path.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { halfOpenSession, memberOf } from "#app/platform/session/session.server.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/login.ts";

export const handle = { words: ["errors", "login", "social"] } satisfies PageHandle;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (await memberOf(context)) throw redirectDocument(goOn(url));
  const services = servicesOf(context);
  if (await halfOpenSession(services, request)) throw redirect(secondFactorPath(url));
  const accounts = listDemoAccounts(services.site);
  const filled = accounts.find(({ loginId }) => loginId === url.searchParams.get("as"));
  return {
    accounts,
    filled,
    providers: offeredProviders(services.site.social),
    next: returnPath(url.searchParams.get("next"), "") || null,
    hasNewPassword: url.searchParams.get("done") === "password",
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const login = parseForm(loginSchema, await formOf(request));
    const opened = await signIn(services, login, { ...clientOf(context), request });
    // A new document: nothing that was loaded for a visitor is left in the page.
    return redirectDocument(pathAfter(opened, url), { headers: openedHeaders(opened) });
  });
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("login:title"),
    description: t("login:description"),
  }));
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, filled, next, providers, hasNewPassword } = loaderData;
  const { t } = useTranslation("login");
  const [stay, setStay] = useState(false);
  return (
    <>
      <h1 className="text-28">{t("heading")}</h1>
      <p className="mt-1 text-ink-2">{t("intro")}</p>
      {hasNewPassword ? (
        <Note tone="good" title={t("done.password")} className="mt-5">
          {t("done.password_hint")}
        </Note>
      ) : null}
      {next && !hasNewPassword ? (
        <Note tone="info" title={t("needed")} className="mt-5">
          {t("needed_hint")}
        </Note>
      ) : null}
      {providers.length > 0 ? (
        <div className="mt-6">
          <SocialButtons providers={providers} next={next} stay={stay} />
          <p className="mt-6 flex items-center gap-4 text-14 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t("or_id")}
          </p>
        </div>
      ) : null}
      <div className="mt-6">
        <LoginForm
          key={filled?.loginId}
          failure={actionData}
          filled={filled}
          next={next}
          stay={stay}
          onStay={setStay}
        />
      </div>
      <LoginLinks next={next} />
      <DemoAccounts accounts={accounts} chosen={filled?.loginId} next={next} />
      <p className="mt-6 text-center text-14 text-ink-3">{t("agree")}</p>
      <p className="flex justify-center gap-6 text-14 font-semibold text-ink-2">
        <AppLink to="/terms" className="inline-flex min-h-11 items-center underline">
          {t("terms")}
        </AppLink>
        <AppLink to="/terms?doc=privacy" className="inline-flex min-h-11 items-center underline">
          {t("privacy")}
        </AppLink>
      </p>
    </>
  );
}

function pathAfter({ complete, lacksFactor }: OpenedSession, url: URL): string {
  if (lacksFactor) return localized("/mypage/security?setup=needed", localeOf(url));
  return complete ? goOn(url) : secondFactorPath(url);
}

/** Back to where one came from; otherwise to one's own page, in the language of this one. */
function goOn(url: URL): string {
  return returnPath(url.searchParams.get("next"), localized("/mypage", localeOf(url)));
}

function secondFactorPath(url: URL): string {
  return `${localized("/login/second-factor", localeOf(url))}?next=${encodeURIComponent(goOn(url))}`;
}
