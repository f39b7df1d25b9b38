import { useTranslation } from "react-i18next";
import { redirectDocument } from "react-router";
import { unblockSchema } from "#app/domain/community/report-form.ts";
import { localeSchema, textSizeSchema } from "#app/domain/member/profile/settings-schema.ts";
import { unblock } from "#app/features/community/block/block-member.server.ts";
import { listBlocked } from "#app/features/community/block/block-queries.server.ts";
import { BlockedMembers } from "#app/features/community/block/blocked-members.tsx";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { changeLocale, changeTextSize } from "#app/features/member/profile/change-info.server.ts";
import { LanguageForm } from "#app/features/member/profile/language-form.tsx";
import { findProfile } from "#app/features/member/profile/member-queries.server.ts";
import { TextSizeForm } from "#app/features/member/profile/text-size-form.tsx";
import {
  findNotificationSettings,
  handleNotificationIntent,
} from "#app/features/message/notification-queries.server.ts";
import { NotificationSettings } from "#app/features/message/notification-settings.tsx";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { FormError, formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { languageCookie, localized } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/settings.ts";

export const handle = { words: ["errors", "message", "mypage", "settings"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  const { locale, textSize } = orNotFound(await findProfile(db, id));
  return {
    role,
    locale,
    textSize,
    notifications: await findNotificationSettings(db, id),
    blocked: await listBlocked(db, id),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id } = await requireAnyMember(context);
    return save(services, id, await formOf(request));
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("settings:title"),
    description: t("settings:text"),
  }));
}

export default function MypageSettings({ loaderData }: Route.ComponentProps) {
  const { role, locale, textSize, notifications, blocked } = loaderData;
  const { t } = useTranslation("settings");
  return (
    <MyLayout current="settings" role={role}>
      <MyHead title={t("title")} text={t("text")} />
      <LanguageForm locale={locale} />
      <TextSizeForm textSize={textSize} />
      <NotificationSettings settings={notifications} />
      <BlockedMembers blocked={blocked} />
    </MyLayout>
  );
}

async function save(services: Services, memberId: string, form: FormData) {
  const { db, site } = services;
  const intent = form.get("intent");
  if (intent === "text-size") {
    await changeTextSize(db, memberId, parseForm(textSizeSchema, form).textSize);
    return { ok: true as const };
  }
  if (intent === "language") {
    const { locale } = parseForm(localeSchema, form);
    await changeLocale(db, memberId, locale);
    // A new document: its words are those of the other language.
    throw redirectDocument(localized("/mypage/settings", locale), {
      headers: { "set-cookie": languageCookie(locale, site) },
    });
  }
  if (intent === "unblock") {
    await unblock(db, { ...parseForm(unblockSchema, form), memberId });
    return { ok: true as const };
  }
  const saved = await handleNotificationIntent(services, memberId, form);
  if (!saved) throw new FormError({});
  return saved;
}
