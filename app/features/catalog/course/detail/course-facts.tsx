import {
  CarFront,
  Clock3,
  CloudRain,
  Eye,
  type LucideIcon,
  PencilRuler,
  Shirt,
  UserRound,
  UserRoundCheck,
  UsersRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { type CourseRule, writtenRules } from "#app/domain/catalog/course/course-rules.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { FactStrip } from "#app/ui/fact-strip.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import { laterClass } from "#app/ui/look/page-layout.ts";
import { GolfCart } from "#app/ui/look/trade-icons.tsx";
import type { CourseDetail } from "./course-queries.server.ts";

export function CourseFacts({ course }: { readonly course: CourseDetail }) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const number = (value: number) => numberFormat(LOCALE_TAG[locale]).format(value);
  const { designer, opened } = course;
  const since = opened === null ? undefined : t("fact.opened", { year: opened });
  return (
    <div className="mt-6 rounded-panel bg-sand p-5 md:mt-8 md:p-6">
      <FactStrip
        facts={[
          {
            icon: FlagPin,
            title: t("card.holes", { holes: course.holes, par: course.par }),
            text: t("fact.yards", { yards: number(course.yards) }),
          },
          {
            icon: PencilRuler,
            title: since ?? course.grass,
            text: designer ?? (since ? course.grass : undefined),
          },
          {
            icon: CarFront,
            title: t("fact.drive", { minutes: course.driveMinutes }),
            text: t("fact.road", { base: course.base, km: number(course.roadKm) }),
          },
          {
            icon: GolfCart,
            title: t(`cart.${course.cartPolicy}`),
            text: t("cart.share", { count: course.playersPerCart }),
          },
          {
            icon: UserRoundCheck,
            title: t(`caddy.${course.caddyPolicy}`),
            text: t(`caddy.${caddieFeeOf(course)}`),
          },
          {
            icon: UsersRound,
            title: t("fact.party", { min: course.minPlayers, max: course.maxPlayers }),
            text: course.grass,
          },
        ]}
      />
    </div>
  );
}

/** Where the fee of the caddie is: what is mandatory is always in the all-in price. */
function caddieFeeOf({ includesCaddy, caddyPolicy }: CourseDetail) {
  if (includesCaddy) return "in_green_fee";
  return caddyPolicy === "mandatory" ? "in_total" : "if_wanted";
}

const RULE_ICONS: Readonly<Record<CourseRule, LucideIcon>> = {
  checkIn: Clock3,
  dressCode: Shirt,
  rain: CloudRain,
  twoBall: UsersRound,
  single: UserRound,
  gallery: Eye,
};

export function RulesSection({ rules }: Pick<CourseDetail, "rules">) {
  const { t } = useTranslation("course");
  const written = writtenRules(rules);
  if (written.length === 0) return null;
  return (
    <section id="rules" className={`${laterClass} scroll-mt-32 pt-10`}>
      <h2 className="mb-4 text-22">{t("rules.title")}</h2>
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {written.map((rule) => {
          const Icon = RULE_ICONS[rule];
          return (
            <div key={rule} className="grid grid-cols-[auto_1fr] gap-x-3">
              <dt className="contents font-bold">
                <Icon className="mt-0.5 size-6 text-ink-2" aria-hidden="true" />
                {t(`rules.${rule}`)}
              </dt>
              <dd className="col-start-2 text-ink-2">{rules[rule]}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
