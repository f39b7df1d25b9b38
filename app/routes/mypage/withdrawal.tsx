import { useTranslation } from "react-i18next";
import { redirectDocument } from "react-router";
import { isStaff } from "#app/domain/desk/role/role-names.ts";
import { closureSchema } from "#app/domain/privacy/account-closure.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { findProfile } from "#app/features/member/profile/member-queries.server.ts";
import { unlinkIdentities } from "#app/features/member/social/drop-identities.server.ts";
import { providersOf } from "#app/features/member/social/social-providers.server.ts";
import { closeAccount } from "#app/features/privacy/closure/close-account.server.ts";
import { ClosureForm } from "#app/features/privacy/closure/closure-form.tsx";
import { findClosureFacts } from "#app/features/privacy/closure/closure-queries.server.ts";
import { ClosureTerms } from "#app/features/privacy/closure/closure-terms.tsx";
import { CLOSED_PARAM } from "#app/features/privacy/closure/use-closure-notice.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { endSession, requireAnyMember } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/withdrawal.ts";

export const handle = { words: ["errors", "mypage"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  const { hasPassword } = orNotFound(await findProfile(services.db, id));
  return { role, hasPassword, facts: await findClosureFacts(services, id) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  return answering("member.withdraw_failed", services.log, async () => {
    const { id } = await requireAnyMember(context);
    const proof = parseForm(closureSchema, await formOf(request));
    const shownWord = translator(locale)("mypage:withdrawal.word");
    const identities = await closeAccount(services, id, { ...proof, shownWord });
    await unlinkIdentities(services, providersOf(context, url.origin), identities);
    throw redirectDocument(localized(`/?${CLOSED_PARAM}=1`, locale), {
      headers: { "set-cookie": await endSession(services, request) },
    });
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:withdrawal.title"),
    description: t("mypage:withdrawal.text"),
  }));
}

export default function MypageWithdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { role, hasPassword, facts } = loaderData;
  const { t } = useTranslation("mypage");
  return (
    <MyLayout current="withdrawal" role={role}>
      <MyHead title={t("withdrawal.title")} text={t("withdrawal.text")} />
      <ClosureTerms points={facts.points} coupons={facts.coupons} />
      {facts.isOpen ? (
        <Note
          tone="warn"
          title={t("withdrawal.open")}
          action={
            <ButtonLink to="/reservation" variant="secondary" size="sm">
              {t("menu.reservations")}
            </ButtonLink>
          }
        >
          {t(facts.isPaying ? "withdrawal.paying_text" : "withdrawal.open_text")}
        </Note>
      ) : null}
      {isStaff(role) ? <Note tone="warn">{t("withdrawal.staff")}</Note> : null}
      {facts.isOpen || isStaff(role) ? null : (
        <ClosureForm hasPassword={hasPassword} failure={actionData} />
      )}
    </MyLayout>
  );
}
