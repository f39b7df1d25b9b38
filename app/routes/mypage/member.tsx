import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { changeEmailSchema, emailCodeSchema } from "#app/domain/member/login/account-forms.ts";
import { memberInfoSchema } from "#app/domain/member/profile/member-info.ts";
import { nameSchema } from "#app/domain/member/profile/member-name-form.ts";
import { readablePhone } from "#app/domain/member/profile/phone-number.ts";
import { changeEmail } from "#app/features/member/account/change-email.server.ts";
import { EmailCard } from "#app/features/member/account/email-card.tsx";
import { sendEmailCode } from "#app/features/member/account/prove-email.server.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { changeInfo, changeName } from "#app/features/member/profile/change-info.server.ts";
import { InfoForm, type RefusedInfo } from "#app/features/member/profile/info-form.tsx";
import { findProfile } from "#app/features/member/profile/member-queries.server.ts";
import { NameForm } from "#app/features/member/profile/name-form.tsx";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { FormError, parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { typedFields } from "#app/platform/http/typed-fields.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/member.ts";

export const handle = { words: ["errors", "join", "mypage"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, site } = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  const today = dateIn(SHOP_ZONE, now());
  const profile = orNotFound(await findProfile(db, id));
  const phone = profile.phone && readablePhone(profile.phone);
  const isEmailSaved = url.searchParams.get("done") === "email";
  const hasInbox = site.mode === "demo";
  return { role, today, profile: { ...profile, phone }, isEmailSaved, hasInbox };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { form, check } = await sentForm(request);
  const intent = form.get("intent");
  const fallback = intent === "name" ? "member.name_failed" : "member.save_failed";
  const answer = await answering(fallback, services.log, async () => {
    const { id } = await requireAnyMember(context);
    check();
    if (intent === "code") {
      const { email } = parseForm(emailCodeSchema, form);
      await sendEmailCode(services, { email, locale: localeOf(url) }, clientOf(context));
      return { ok: true as const, sentTo: email };
    }
    if (intent !== "email") return save(services, id, form);
    const { hasPassword } = orNotFound(await findProfile(services.db, id));
    await changeEmail(services, id, parseForm(changeEmailSchema(hasPassword), form));
    return redirect(`${url.pathname}?done=email`);
  });
  if (!("data" in answer)) return answer;
  const typed = typedFields(form, ["name", "phone", "birthday", "gender"]);
  const refused: RefusedInfo = { ...answer.data, intent: String(intent ?? ""), typed };
  return data(refused, answer.init ?? undefined);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:member.title"),
    description: t("mypage:member.text"),
  }));
}

export default function MypageMember({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, role, today, isEmailSaved, hasInbox } = loaderData;
  const { t } = useTranslation("mypage");
  const refused = actionData?.ok === false ? actionData : undefined;
  const isOf = (intents: readonly string[]) => refused && intents.includes(refused.intent);
  return (
    <MyLayout current="profile" role={role}>
      <MyHead title={t("member.title")} text={t("member.text")} />
      {isEmailSaved ? (
        <div role="status">
          <Note tone="good">{t("member.email_saved")}</Note>
        </div>
      ) : null}
      <NameForm name={profile.name} refused={isOf(["name"]) ? refused : undefined} />
      <InfoForm profile={profile} today={today} refused={isOf(["info"]) ? refused : undefined} />
      <EmailCard
        key={profile.email}
        email={profile.email}
        hasPassword={profile.hasPassword}
        hasInbox={hasInbox}
        failure={isOf(["name", "info"]) ? undefined : refused}
        sentTo={actionData?.ok ? actionData.sentTo : undefined}
      />
      <Note
        tone="info"
        action={
          <>
            <ButtonLink to="/mypage/security" variant="secondary" size="sm">
              {t("menu.security")}
            </ButtonLink>
            <ButtonLink to="/mypage/withdrawal" variant="secondary" size="sm">
              {t("menu.withdrawal")}
            </ButtonLink>
          </>
        }
      >
        {t("member.elsewhere")}
      </Note>
    </MyLayout>
  );
}

async function save({ db, now }: Services, memberId: string, form: FormData) {
  const intent = form.get("intent");
  if (intent === "name") {
    await changeName(db, memberId, parseForm(nameSchema, form).name);
    return { ok: true as const, sentTo: undefined };
  }
  if (intent !== "info") throw new FormError({});
  const schema = memberInfoSchema(dateIn(SHOP_ZONE, now()));
  await changeInfo(db, memberId, parseForm(schema, form));
  return { ok: true as const, sentTo: undefined };
}
