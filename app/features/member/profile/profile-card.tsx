import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { languageName } from "#app/domain/common/text/place-name.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Profile } from "./member-queries.server.ts";

export function ProfileCard({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation("mypage");
  const locale = useLocale();
  const { name, loginId, email, phone, birthday, gender, joinedAt } = profile;
  return (
    <Card as="section">
      <dl className="divide-y divide-line">
        <Fact label={t("profile.name")}>{name}</Fact>
        <Fact label={t("profile.id")}>{loginId}</Fact>
        <Fact label={t("profile.email")}>{email}</Fact>
        <Fact label={t("profile.phone")}>{phone}</Fact>
        <Fact label={t("profile.birthday")}>
          {birthday ? formatPlainDay(birthday, locale) : null}
        </Fact>
        <Fact label={t("profile.gender")}>{gender ? t(`profile.gender.${gender}`) : null}</Fact>
        <Fact label={t("profile.language")}>{languageName(profile.locale, locale)}</Fact>
        <Fact label={t("profile.joined")}>
          {formatPlainDay(dateIn(SHOP_ZONE, joinedAt), locale)}
        </Fact>
      </dl>
    </Card>
  );
}

type FactProps = { readonly label: string; readonly children: ReactNode };

function Fact({ label, children }: FactProps) {
  const { t } = useTranslation("mypage");
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-3 first:pt-0 last:pb-0 md:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      {children ? (
        <dd className="font-semibold break-words">{children}</dd>
      ) : (
        <dd className="text-ink-3">{t("profile.none")}</dd>
      )}
    </div>
  );
}
