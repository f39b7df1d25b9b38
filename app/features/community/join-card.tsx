import { CalendarDays, Clock3, UsersRound } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { OpenRound } from "#app/domain/community/post.ts";
import { formatDay } from "#app/domain/date/date-text.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlagPin } from "#app/ui/icons.tsx";

type JoinCardProps = {
  readonly round: OpenRound;
  readonly courseName: string;
  /** A course that is not for sale has no page. */
  readonly hasCoursePage: boolean;
  readonly today: LocalDate;
};

/** The round that the author invites others to join. */
export function JoinCard({ round, courseName, hasCoursePage, today }: JoinCardProps) {
  const { t } = useTranslation("community");
  const locale = useLocale();
  const past = round.day < today;
  return (
    <div className={`rounded-panel p-5 ${past ? "bg-sand" : "bg-fairway-50"}`}>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-4 sm:grid-cols-2">
        <Fact icon={CalendarDays} value={formatDay(round.day, locale)}>
          {past ? t("join.past_text") : undefined}
        </Fact>
        <Fact icon={Clock3} value={t("join.tee_time", { time: round.teeTime })}>
          {t("join.time_hint")}
        </Fact>
        <Fact icon={FlagPin} value={courseName}>
          {t("join.course_hint")}
        </Fact>
        <Fact icon={UsersRound} value={t("join.seats", { count: round.seats })}>
          {past ? undefined : t("join.seats_hint")}
        </Fact>
      </ul>
      {hasCoursePage ? (
        <ButtonLink
          block
          variant={past ? "secondary" : "primary"}
          className="mt-5"
          to={`/course/${round.courseId}`}
        >
          {t("join.course")}
        </ButtonLink>
      ) : null}
      {past ? null : <p className="mt-3 text-14 text-fairway-900">{t("join.safety")}</p>}
    </div>
  );
}

type FactProps = {
  readonly icon: ComponentType<{ className?: string }>;
  readonly value: string;
  readonly children: string | undefined;
};

function Fact({ icon: Icon, value, children }: FactProps) {
  return (
    <li className="flex gap-3">
      <Icon className="icon mt-0.5 size-6 text-fairway-700" />
      <div className="min-w-0">
        <b className="block leading-6">{value}</b>
        {children ? <span className="text-14 text-ink-2">{children}</span> : null}
      </div>
    </li>
  );
}
