import { CalendarOff, Link2, type LucideIcon, UserRoundCheck, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addDays, toUtcDate } from "#app/domain/common/date/local-date.ts";
import { LOCALE_TAG, type Locale } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { languageName } from "#app/domain/common/text/place-name.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { cardClass, photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { CaddiePage } from "./caddie-queries.server.ts";

type CaddieProfileProps = { readonly caddie: CaddiePage };

export function CaddieProfile({ caddie }: CaddieProfileProps) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const facts = [
    [t("fact.experience"), t("fact.experience_value", { count: caddie.experienceYears })],
    [t("fact.languages"), caddie.languages.map((code) => languageName(code, locale)).join(" · ")],
    [t("fact.specialty"), caddie.specialty],
    [t("fact.age"), t("fact.age_value", { age: caddie.age })],
    [t("fact.height"), t("fact.height_value", { cm: caddie.heightCm })],
    [t("fact.day_off"), weekdayName(caddie.dayOff, locale)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 text-center sm:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="rounded-card bg-sand px-2 py-3">
          <dt className="text-14 leading-5 text-ink-3">{label}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CaddieCourse({ caddie }: CaddieProfileProps) {
  const { t } = useTranslation("caddy");
  const { course, region } = caddie;
  return (
    <AppLink
      to={`/course/${course.id}`}
      className={`${cardClass} flex items-center gap-4 p-4 hover:border-ink`}
    >
      <span className={`${photoClass} h-[60px] w-20 flex-none`}>
        <PictureImage picture={course.picture} alt="" sizes="80px" />
      </span>
      <span className="min-w-0">
        <b className="block leading-6">{course.name}</b>
        <span className="text-14 text-ink-2">
          {t("course.drive", { base: region.baseName, minutes: course.driveMinutes })}
        </span>
      </span>
    </AppLink>
  );
}

/** 4 January 1970 was a Sunday. */
export function weekdayName(weekday: number, locale: Locale): string {
  const day = toUtcDate(addDays("1970-01-04", weekday));
  return dateFormat(LOCALE_TAG[locale], { weekday: "long", timeZone: "UTC" }).format(day);
}

export function CaddieRules({ caddie }: { readonly caddie: CaddiePage }) {
  const { t } = useTranslation("caddy");
  const weekday = weekdayName(caddie.dayOff, useLocale());
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Rule
        icon={Link2}
        title={t("rule.same_order_title")}
        text={t("rule.same_order", { course: caddie.course.name })}
      />
      <Rule icon={Wallet} title={t("rule.fee_title")} text={t("rule.fee")} />
      <Rule icon={UserRoundCheck} title={t("rule.one_title")} text={t("rule.one")} />
      <Rule icon={CalendarOff} title={t("rule.rest_title")} text={t("rule.rest", { weekday })} />
    </ul>
  );
}

type RuleProps = { readonly icon: LucideIcon; readonly title: string; readonly text: string };

function Rule({ icon: Icon, title, text }: RuleProps) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-px size-6 flex-none text-fairway-700" aria-hidden="true" />
      <span>
        <b className="block">{title}</b>
        <span className="text-ink-2">{text}</span>
      </span>
    </li>
  );
}
