import { useTranslation } from "react-i18next";
import { data, redirectDocument } from "react-router";
import { emailCodeSchema } from "#app/domain/member/login/account-forms.ts";
import { signUpSchema } from "#app/domain/member/sign-up/sign-up-schema.ts";
import { sendEmailCode } from "#app/features/member/account/prove-email.server.ts";
import { SignUpForm } from "#app/features/member/account/sign-up-form.tsx";
import { signUp } from "#app/features/member/account/sign-up-member.server.ts";
import { openedHeaders, openSession } from "#app/features/member/login/open-session.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { returnPath } from "#app/platform/http/return-path.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import type { Route } from "./+types/sign-up.ts";

export const handle = { words: ["errors", "join"] } satisfies PageHandle;

const SHOWN_AGAIN = ["loginId", "name", "email", "phoneCountry", "phone", "birthday", "gender"];

export async function loader({ url, context }: Route.LoaderArgs) {
  if (await memberOf(context)) throw redirectDocument(goOn(url));
  return { hasInbox: servicesOf(context).site.mode === "demo" };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { address, userAgent } = clientOf(context);
  const locale = localeOf(url);
  const { form, check } = await sentForm(request);
  const answer = await answering("auth.sign_up_failed", services.log, async () => {
    check();
    if (form.get("intent") === "code") {
      const { email } = parseForm(emailCodeSchema, form);
      await sendEmailCode(services, { email, locale }, { address });
      return data({ ok: true as const, sentTo: email });
    }
    const memberId = await signUp(services, parseForm(signUpSchema, form), { locale, address });
    const opened = await openSession(services, memberId, { userAgent, request });
    return redirectDocument(goOn(url), { headers: openedHeaders(opened) });
  });
  if (answer instanceof Response) return answer;
  return data({ answer: answer.data, ...shownAgain(form) }, answer.init ?? undefined);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("join:sign_up.title"),
    description: t("join:sign_up.description"),
  }));
}

export default function LoginSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("join");
  const answer = actionData?.answer;
  return (
    <>
      <h1 className="text-28">{t("sign_up.heading")}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t("sign_up.intro")}</p>
      <SignUpForm
        failure={answer && !answer.ok ? answer : undefined}
        typed={actionData?.typed}
        agreed={actionData?.agreed}
        sentTo={answer?.ok ? answer.sentTo : undefined}
        hasInbox={loaderData.hasInbox}
      />
      <p className="mt-4 flex items-center justify-center gap-2 text-14 text-ink-2">
        {t("sign_up.have_account")}
        <AppLink
          to="/login"
          className="inline-flex min-h-11 items-center font-semibold text-fairway-700"
        >
          {t("to_login")}
        </AppLink>
      </p>
    </>
  );
}

function shownAgain(form: FormData) {
  const typed = Object.fromEntries(SHOWN_AGAIN.map((name) => [name, String(form.get(name) ?? "")]));
  return { typed, agreed: form.getAll("agree").map(String) };
}

function goOn(url: URL): string {
  return returnPath(url.searchParams.get("next"), localized("/mypage", localeOf(url)));
}
