import { Download, Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { readablePhone } from "#app/domain/member/profile/phone-number.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { findProfile } from "#app/features/member/profile/member-queries.server.ts";
import { ProfileCard } from "#app/features/member/profile/profile-card.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/profile.ts";

export const handle = { words: ["errors", "mypage"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { id, role } = await requireAnyMember(context);
  const profile = orNotFound(await findProfile(servicesOf(context).db, id));
  return { role, profile: { ...profile, phone: profile.phone && readablePhone(profile.phone) } };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:profile.title"),
    description: t("mypage:profile.description"),
  }));
}

export default function MypageProfile({ loaderData }: Route.ComponentProps) {
  const { profile, role } = loaderData;
  const { t } = useTranslation("mypage");
  return (
    <MyLayout current="profile" role={role}>
      <MyHead title={t("profile.title")} text={t("profile.intro")} />
      {profile.email ? null : (
        <Note
          tone="info"
          title={t("profile.email_add")}
          action={
            <ButtonLink to="/mypage/member#email" variant="secondary" size="sm">
              {t("member.email_add")}
            </ButtonLink>
          }
        >
          {t("member.email_none")}
        </Note>
      )}
      <ProfileCard profile={profile} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/mypage/member">
          <Pencil aria-hidden="true" />
          {t("profile.change")}
        </ButtonLink>
        <ButtonLink to="/mypage/export" reloadDocument variant="secondary">
          <Download aria-hidden="true" />
          {t("profile.export")}
        </ButtonLink>
      </div>
    </MyLayout>
  );
}
