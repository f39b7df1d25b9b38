import { Check, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { RoundPlan } from "#app/features/catalog/course/round/round-plan.server.ts";
import { useVisit } from "#app/features/catalog/course/round/use-visit.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { cardClass, photoClass } from "#app/ui/look/classes.ts";
import { laterClass } from "#app/ui/look/page-layout.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { CourseCaddie } from "./around-queries.server.ts";
import type { CourseDetail } from "./course-queries.server.ts";
import { DetailHead } from "./detail-head.tsx";

type CourseCaddiesProps = {
  readonly caddies: readonly CourseCaddie[];
  readonly course: CourseDetail;
  readonly plan: RoundPlan | undefined;
};

export function CourseCaddies({ caddies, course, plan }: CourseCaddiesProps) {
  const { t } = useTranslation("buy");
  if (caddies.length === 0) return null;
  return (
    <section id="caddies" className={`${laterClass} scroll-mt-32 pt-10`}>
      <DetailHead
        title={t("caddies.title")}
        text={t("caddies.sub")}
        more={{ to: `/caddy/city/${course.cityId}`, label: t("caddies.more") }}
      />
      <ul className="grid gap-3 md:grid-cols-2">
        {caddies.map((caddie) => (
          <CaddieLine key={caddie.id} caddie={caddie} course={course} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

type CaddieLineProps = Omit<CourseCaddiesProps, "caddies"> & { readonly caddie: CourseCaddie };

function CaddieLine({ caddie, course, plan }: CaddieLineProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  return (
    <li className={`${cardClass} relative flex gap-4 p-4 hover:border-ink`}>
      <span className={`${photoClass} h-29 w-24 flex-none`}>
        <PictureImage picture={caddie.picture} alt="" sizes="116px" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <AppLink
            to={`/caddy/${caddie.id}`}
            className="text-18 font-bold after:absolute after:inset-0"
          >
            {caddie.spoken ?? caddie.name}
          </AppLink>
          <span className="text-14 text-ink-2">
            {t("caddies.code", { nickname: caddie.nickname, code: caddie.code })}
          </span>
        </p>
        <p className="mt-0.5 text-14 text-ink-2">
          {t("caddies.line", { years: caddie.experienceYears, specialty: caddie.specialty })}
        </p>
        {caddie.rating === null ? null : (
          <div className="mt-1">
            <Rating value={caddie.rating} count={caddie.reviews} />
          </div>
        )}
        <div className="mt-auto flex min-h-13 flex-wrap items-center justify-between gap-2 pt-2 text-14">
          <b className="tabular-nums whitespace-nowrap">
            {t("caddies.fee", { fee: formatWon(caddie.reservationFee, locale) })}
          </b>
          {plan?.chosen?.extras ? <NameButton caddie={caddie} course={course} plan={plan} /> : null}
        </div>
      </div>
    </li>
  );
}

type NameButtonProps = {
  readonly caddie: CourseCaddie;
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
};

/** A button to choose her for the day, if she is free. */
function NameButton({ caddie, course, plan }: NameButtonProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const { visit, toggleCaddie } = useVisit(course, plan);
  const state = plan.chosen?.extras?.caddies[caddie.id];
  if (!plan.chosen || !state) return null;
  if (state !== "free") {
    return (
      <b className="text-danger-700">
        {t(`caddies.${state}`, { date: formatShortDay(plan.chosen.date, locale) })}
      </b>
    );
  }
  const isChosen = visit.caddies?.includes(caddie.id) ?? false;
  return (
    <Button
      size="sm"
      variant={isChosen ? "tonal" : "secondary"}
      className="relative z-[1]"
      aria-pressed={isChosen}
      onClick={() => toggleCaddie(caddie.id)}
    >
      {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      {isChosen ? t("caddies.named") : t("caddies.name")}
      <span className="sr-only">{caddie.nickname}</span>
    </Button>
  );
}
