import { useTranslation } from "react-i18next";
import { data, Form, redirectDocument, useLocation } from "react-router";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { isStaff } from "#app/domain/desk/role/role-names.ts";
import { openedHeaders, openSession } from "#app/features/member/login/open-session.server.ts";
import {
  acceptInvitation,
  findInvitation,
} from "#app/features/member/rights/accept-invitation.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/invitation.ts";

export const handle = { words: ["errors", "login"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  const found = await findInvitation(servicesOf(context), url.searchParams.get("token"));
  if (!found) return data({ offer: undefined }, { status: ERROR_STATUS["auth.link_expired"] });
  const role = translator(localeOf(url))(`desk:role.${found.role}`);
  const account = member && { name: member.name, isStaff: isStaff(member.role) };
  return data({ offer: { inviter: found.inviter, role, account } });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    await acceptInvitation(services, { token: url.searchParams.get("token"), memberId });
    const opened = await openSession(services, memberId, { ...clientOf(context), request });
    return redirectDocument(opened.complete ? "/admin" : "/login/second-factor?next=/admin", {
      headers: openedHeaders(opened),
    });
  });
}

/** The address contains the token: no referrer may reveal it. */
export function headers() {
  return { "referrer-policy": "no-referrer" };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("login:invitation.title"),
    description: t("login:invitation.description"),
  }));
}

export default function StaffInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["login", "errors"]);
  const { offer } = loaderData;
  if (!offer || actionData?.error === "auth.link_expired") {
    return (
      <>
        <h1 className="text-28">{t("invitation.expired")}</h1>
        <Note tone="danger" className="mt-6">
          {t("invitation.expired_hint")}
        </Note>
      </>
    );
  }
  return (
    <>
      <h1 className="text-28">{t("invitation.title")}</h1>
      <p className="mt-1 text-ink-2">
        {t("invitation.intro", { name: offer.inviter, role: offer.role })}
      </p>
      <div className="mt-6 grid gap-3">
        {offer.account ? <Accept account={offer.account} failure={actionData} /> : <SignIn />}
      </div>
    </>
  );
}

type AcceptProps = {
  readonly account: { readonly name: string; readonly isStaff: boolean };
  readonly failure: Route.ComponentProps["actionData"];
};

/** Names the account: the role stays with it. */
function Accept({ account, failure }: AcceptProps) {
  const { t } = useTranslation("login");
  if (account.isStaff)
    return <Note tone="info">{t("invitation.is_staff", { name: account.name })}</Note>;
  return (
    <Form method="post" className="grid gap-3">
      <p>{t("invitation.account", { name: account.name })}</p>
      <FailureText failure={failure} />
      <Button type="submit" size="lg">
        {t("invitation.accept")}
      </Button>
      <p className="text-14 text-ink-2">{t("invitation.factor")}</p>
    </Form>
  );
}

function SignIn() {
  const { t } = useTranslation("login");
  const { pathname, search } = useLocation();
  const next = `?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <>
      <ButtonLink to={`/login${next}`} size="lg">
        {t("invitation.log_in")}
      </ButtonLink>
      <ButtonLink to={`/login/sign-up${next}`} size="lg" variant="secondary">
        {t("invitation.sign_up")}
      </ButtonLink>
    </>
  );
}
