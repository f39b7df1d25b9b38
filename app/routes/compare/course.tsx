import { UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { comparePath, comparison, goneOf, verdictOf } from "#app/domain/catalog/compare/compare.ts";
import { coursesPath } from "#app/domain/catalog/course/course-filter.ts";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { PARTY_SIZES } from "#app/domain/catalog/party.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { CompareScreen } from "#app/features/catalog/compare/compare-screen.tsx";
import { CompareVerdict } from "#app/features/catalog/compare/compare-verdict.tsx";
import { listComparedCourses } from "#app/features/catalog/compare/course-compare-queries.server.ts";
import {
  courseGroups,
  priceText,
  roundPriceOf,
} from "#app/features/catalog/compare/course-groups.ts";
import { SaveAll } from "#app/features/catalog/wish/save-all.tsx";
import { ComparePreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { DayPill } from "#app/ui/calendar/day-pill.tsx";
import { PillSelect } from "#app/ui/form/pill-select.tsx";
import type { Route } from "./+types/course.ts";

export const handle = { words: ["compare", "course", "list", "wish"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const today = dateIn(SHOP_ZONE, now);
  const chosen = comparison(url.searchParams, today);
  const courses = await listComparedCourses(db, localeOf(url), { ...chosen, now });
  return {
    today,
    chosen: { ...chosen, ids: courses.map(({ id }) => id) },
    courses,
    gone: goneOf(chosen, courses),
  };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("compare:title.course"),
    description: t("compare:description"),
  }));
}

export default function CompareCourses({ loaderData }: Route.ComponentProps) {
  const { chosen, courses } = loaderData;
  const { t } = useTranslation(["compare", "course", "list"]);
  const locale = useLocale();
  const { ids, date, players } = chosen;
  const verdict = verdictOf(
    courses.map((course) => ({
      id: course.id,
      price: roundPriceOf(course),
      rating: course.rating,
    })),
  );
  const pair = verdict?.kind === "trade" ? [verdict.id, verdict.cheapest] : [];
  return (
    <CompareScreen
      kind="course"
      columns={courses.map((course) => ({
        id: course.id,
        name: course.name,
        picture: course.picture,
        to: visitPath(course.id, date ? { date, players } : { players }),
        without: comparePath("course", { ...chosen, ids: ids.filter((id) => id !== course.id) }),
        price: priceText(course, t, locale),
      }))}
      gone={loaderData.gone}
      groups={courseGroups(courses, t, locale)}
      text={[
        date ? formatShortDay(date, locale) : t("any_day"),
        t("list:players.count", { count: players }),
      ].join(" · ")}
      more={courses[0] ? coursesPath(courses[0].cityId, { date, players }) : "/course/home"}
      controls={
        <>
          <ComparePreset kind="course" today={loaderData.today} />
          <Choices {...loaderData} />
        </>
      }
      pick={verdict?.id}
      foot={
        verdict ? (
          <CompareVerdict
            verdict={verdict}
            nameOf={(wanted) => courses.find(({ id }) => id === wanted)?.name ?? ""}
            action={<SaveAll products={pair.map((id) => ({ kind: "course", id }))} />}
          />
        ) : null
      }
    />
  );
}

type ChoicesProps = Pick<Route.ComponentProps["loaderData"], "today" | "chosen">;

function Choices({ today, chosen }: ChoicesProps) {
  const { t } = useTranslation("list");
  const locale = useLocale();
  const navigate = useNavigate();
  const localized = useLocalized();
  const change = (to: Partial<typeof chosen>) =>
    void navigate(localized(comparePath("course", { ...chosen, ...to })), {
      preventScrollReset: true,
    });
  return (
    <>
      <DayPill
        look="chip"
        label={t("date.label")}
        text={chosen.date ? formatShortDay(chosen.date, locale) : t("date.any")}
        clear={t("date.clear")}
        today={today}
        last={lastDayShown(today)}
        value={chosen.date}
        onChange={(date) => change({ date })}
      />
      <PillSelect
        look="chip"
        label={t("players.label")}
        icon={UsersRound}
        value={String(chosen.players)}
        onChange={(players) => change({ players: Number(players) })}
      >
        {PARTY_SIZES.map((count) => (
          <option key={count} value={count}>
            {t("players.count", { count })}
          </option>
        ))}
      </PillSelect>
    </>
  );
}
