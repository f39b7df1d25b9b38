import { useTranslation } from "react-i18next";
import { redirect, redirectDocument } from "react-router";
import { secondFactorSchema } from "#app/domain/member/login/account-forms.ts";
import { openedHeaders } from "#app/features/member/login/open-session.server.ts";
import { passSecondFactor } from "#app/features/member/second-factor/pass-second-factor.server.ts";
import { SecondFactorForm } from "#app/features/member/second-factor/second-factor-form.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { returnPath } from "#app/platform/http/return-path.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { endSession, halfOpenSession, memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/second-factor.ts";

export const handle = { words: ["errors", "join"] } satisfies PageHandle;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (await memberOf(context)) throw redirectDocument(goOn(url));
  if (await halfOpenSession(servicesOf(context), request)) return null;
  throw redirect(localized("/login", localeOf(url)));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const form = await formOf(request);
    if (form.get("intent") === "cancel") {
      const cookie = await endSession(services, request);
      return redirectDocument(localized("/login", localeOf(url)), {
        headers: { "set-cookie": cookie },
      });
    }
    const { code } = parseForm(secondFactorSchema, form);
    const { userAgent } = clientOf(context);
    const opened = await passSecondFactor(services, request, { code, userAgent });
    return redirectDocument(goOn(url), { headers: openedHeaders(opened) });
  });
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("join:factor.title"),
    description: t("join:factor.description"),
  }));
}

export default function LoginSecondFactor({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("join");
  return (
    <>
      <h1 className="text-28">{t("factor.title")}</h1>
      <p className="mt-1 text-ink-2">{t("factor.intro")}</p>
      <SecondFactorForm failure={actionData} />
    </>
  );
}

function goOn(url: URL): string {
  return returnPath(url.searchParams.get("next"), localized("/mypage", localeOf(url)));
}
