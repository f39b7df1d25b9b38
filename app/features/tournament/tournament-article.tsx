import { CalendarClock, CalendarDays, MapPin, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import { paragraphsOf } from "#app/domain/common/text/rich-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FactStrip } from "#app/ui/fact-strip.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import type { TournamentDetail } from "./tournament-queries.server.ts";

/** The tournament's text, date, course and prizes. */
export function TournamentArticle(tournament: TournamentDetail) {
  const { t } = useTranslation("tournament");
  const locale = useLocale();
  const { playsOn, applyUntil, capacity, courseName, regionName, format } = tournament;
  return (
    <>
      <FactStrip
        facts={[
          { icon: CalendarDays, title: formatDay(playsOn, locale), text: t("plays_on") },
          { icon: CalendarClock, title: formatDay(applyUntil, locale), text: t("apply_until") },
          { icon: Users, title: t("people", { count: capacity }), text: t("capacity") },
          { icon: MapPin, title: courseName, text: regionName },
          { icon: FlagPin, title: format, text: t("format") },
        ]}
      />
      <section className="pt-10">
        <h2 className="text-22">{t("about")}</h2>
        <div className="prose mt-3 whitespace-pre-line">
          {paragraphsOf(tournament.body).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {tournament.coursePublished ? (
          <ButtonLink
            size="sm"
            variant="secondary"
            className="mt-5"
            to={`/course/${tournament.courseId}`}
          >
            {t("course_link")}
          </ButtonLink>
        ) : null}
      </section>
      <Schedule schedule={tournament.schedule} />
      <Prizes prizes={tournament.prizes} />
    </>
  );
}

function Schedule({ schedule }: Pick<TournamentDetail, "schedule">) {
  const { t } = useTranslation("tournament");
  if (schedule.length === 0) return null;
  return (
    <section className="pt-10">
      <h2 className="text-22">{t("schedule")}</h2>
      <p className="text-14 text-ink-2">{t("schedule_hint")}</p>
      <ol className="mt-4 grid gap-4 border-s-2 border-fairway-200 ps-5">
        {schedule.map(({ time, what }) => (
          <li key={`${time} ${what}`} className="relative flex gap-4">
            <span
              aria-hidden="true"
              className="absolute top-2 -start-[1.6875rem] size-3 rounded-full bg-fairway-600 ring-4 ring-paper"
            />
            <time className="tabular-nums whitespace-nowrap w-14 flex-none font-bold">{time}</time>
            <span className="min-w-0">{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Prizes({ prizes }: Pick<TournamentDetail, "prizes">) {
  const { t } = useTranslation("tournament");
  if (prizes.length === 0) return null;
  return (
    <section className="pt-10">
      <h2 className="text-22">{t("prizes")}</h2>
      <table className="mt-3 w-full border-t border-line text-start">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("prizes.place")}</th>
            <th scope="col">{t("prizes.prize")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {prizes.map(({ place, prize }) => (
            <tr key={place}>
              <th scope="row" className="w-2/5 py-3 pe-4 text-start font-semibold">
                {place}
              </th>
              <td className="py-3 text-ink-2">{prize}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
