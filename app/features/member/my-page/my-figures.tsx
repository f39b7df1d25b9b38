import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";

type MyFiguresProps = {
  readonly coupons: number;
  readonly points: number;
  /** Rounds and stays that wait for a review. */
  readonly reviews: number;
  readonly alarms: number;
};

const AREAS = [
  { name: "coupons", to: "/mypage/coupons" },
  { name: "points", to: "/mypage/points" },
  { name: "reviews", to: "/mypage/reviews" },
  { name: "alarms", to: "/mypage/alarms" },
] as const;

/** Points, coupons and reviews at a glance. */
export function MyFigures(figures: MyFiguresProps) {
  const { t } = useTranslation("mypage");
  const locale = useLocale();
  const number = numberFormat(LOCALE_TAG[locale]);
  return (
    <ul
      aria-label={t("figures")}
      className={`${roundCardClass} grid grid-cols-2 overflow-hidden text-center max-md:[&>li:nth-child(-n+2)]:border-b max-md:[&>li:nth-child(odd)]:border-r md:grid-cols-4 md:divide-x md:divide-line [&>li]:border-line`}
    >
      {AREAS.map(({ name, to }) => (
        <li key={name}>
          <AppLink to={to} className="grid h-full gap-1 px-2 py-4 hover:bg-sand">
            <span className="text-14 text-ink-2">{t(`figures.${name}`)}</span>
            <b className="tabular-nums whitespace-nowrap text-18 md:text-22">
              {t(`figures.${name}_value`, {
                count: figures[name],
                amount: number.format(figures[name]),
              })}
            </b>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

type GreetingProps = {
  readonly name: string;
  readonly role: Role;
  /** Days until the next reservation; null when there is none. */
  readonly daysLeft: number | null;
};

export function Greeting({ name, role, daysLeft }: GreetingProps) {
  const { t } = useTranslation("mypage");
  function trip(): string {
    if (daysLeft === null) return t("no_trip");
    return daysLeft === 0 ? t("today") : t("days_left", { count: daysLeft });
  }
  return (
    <header className="flex items-center gap-4">
      <Avatar size="lg">{[...name][0]}</Avatar>
      <div className="min-w-0 flex-1">
        <h1 className="text-22 md:text-28">{t("greeting", { name })}</h1>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
          <Badge tone={role === "member" ? "plain" : "instant"} icon={null}>
            {t(`role.${role}`)}
          </Badge>
          {trip()}
        </p>
      </div>
      <div className="max-md:hidden">
        <ButtonLink to="/profile" variant="secondary" size="sm">
          {t("to_profile")}
        </ButtonLink>
      </div>
    </header>
  );
}
