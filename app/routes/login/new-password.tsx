import { useTranslation } from "react-i18next";
import { data, redirectDocument } from "react-router";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { resetPasswordSchema } from "#app/domain/member/login/account-forms.ts";
import { DropProvidersField } from "#app/features/member/account/drop-providers-field.tsx";
import {
  isLinkOpen,
  providersBehindLink,
  setNewPassword,
} from "#app/features/member/account/set-new-password.server.ts";
import { ShortForm } from "#app/features/member/account/short-form.tsx";
import { unlinkIdentities } from "#app/features/member/social/drop-identities.server.ts";
import { providersOf } from "#app/features/member/social/social-providers.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { deviceCookie } from "#app/platform/session/known-device.server.ts";
import { endSession, memberOf } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/new-password.ts";

export const handle = { words: ["errors", "join", "social"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  // Read although unused, because it marks the page as not cacheable.
  await memberOf(context);
  const token = url.searchParams.get("token");
  const isOpen = await isLinkOpen(servicesOf(context), token);
  const linked = isOpen ? await providersBehindLink(servicesOf(context), token) : [];
  return data({ isOpen, linked }, { status: isOpen ? 200 : ERROR_STATUS["auth.link_expired"] });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const given = parseForm(resetPasswordSchema, await formOf(request));
    const token = url.searchParams.get("token");
    const { owner, dropped } = await setNewPassword(services, token, given);
    await unlinkIdentities(services, providersOf(context, url.origin), dropped);
    // Strangers who go on guessing lock other browsers, not the one that has just proved the mailbox.
    const device = deviceCookie(services, owner, { request, at: services.now() });
    const headers = new Headers({ "set-cookie": await endSession(services, request) });
    headers.append("set-cookie", device);
    return redirectDocument(localized("/login?done=password", localeOf(url)), { headers });
  });
}

/** The address contains the token: no referrer may reveal it. */
export function headers() {
  return { "referrer-policy": "no-referrer" };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("join:new_password.title"),
    description: t("join:new_password.description"),
  }));
}

export default function LoginNewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["join", "errors"]);
  if (!loaderData.isOpen || actionData?.error === "auth.link_expired") {
    return (
      <>
        <h1 className="text-28">{t("new_password.expired")}</h1>
        <Note
          tone="danger"
          className="mt-6"
          action={
            <ButtonLink to="/login/find-password" size="sm">
              {t("new_password.again")}
            </ButtonLink>
          }
        >
          {t("errors:auth.link_expired")}
        </Note>
      </>
    );
  }
  return (
    <>
      <h1 className="text-28">{t("new_password.title")}</h1>
      <p className="mt-1 text-ink-2">{t("new_password.intro")}</p>
      <ShortForm
        schema="resetPasswordSchema"
        failure={actionData}
        submit={t("new_password.submit")}
      >
        {(errorOf) => (
          <>
            <PasswordField
              name="password"
              label={t("new_password.password")}
              hint={t("sign_up.password_hint")}
              error={errorOf("password")}
              required
              autoComplete="new-password"
            />
            <DropProvidersField linked={loaderData.linked} />
          </>
        )}
      </ShortForm>
    </>
  );
}
