import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { findIdSchema } from "#app/domain/member/login/account-forms.ts";
import { mailLoginIds } from "#app/features/member/account/mail-login-ids.server.ts";
import { MailSent } from "#app/features/member/account/mail-sent.tsx";
import { ShortForm } from "#app/features/member/account/short-form.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { TextField } from "#app/ui/form/field.tsx";
import type { Route } from "./+types/find-id.ts";

export const handle = { words: ["errors", "join"] } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { hasInbox: servicesOf(context).site.mode === "demo" };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const { email } = parseForm(findIdSchema, await formOf(request));
    await mailLoginIds(services, { email, locale: localeOf(url) }, clientOf(context));
    return data({ ok: true as const });
  });
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("join:find_id.title"),
    description: t("join:find_id.description"),
  }));
}

export default function LoginFindId({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("join");
  return (
    <>
      <h1 className="text-28">{t("find_id.title")}</h1>
      <p className="mt-1 text-ink-2">{t("find_id.intro")}</p>
      {actionData?.ok ? (
        <MailSent text={t("sent.find_id")} hasInbox={loaderData.hasInbox} />
      ) : (
        <ShortForm schema="findIdSchema" failure={actionData} submit={t("find_id.submit")}>
          {(errorOf) => (
            <TextField
              name="email"
              type="email"
              label={t("find_id.email")}
              error={errorOf("email")}
              required
              autoComplete="email"
            />
          )}
        </ShortForm>
      )}
    </>
  );
}
