import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { listBestCourses } from "#app/features/catalog/course/list/course-card-queries.server.ts";
import { CourseGrid } from "#app/features/catalog/course/list/course-grid.tsx";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/best30.ts";

export const handle = { words: ["course", "heart"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const courses = await listBestCourses(db, localeOf(url), { now: now() });
  cachePage(context);
  return { courses };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("course:best.title"),
    description: t("course:best.description"),
    crumbs: [
      { name: t("course:home.crumb"), path: "/course/home" },
      { name: t("course:best.title"), path: "/best30" },
    ],
  }));
}

export default function Best30({ loaderData: { courses } }: Route.ComponentProps) {
  const { t } = useTranslation("course");
  return (
    <div className={`${pageClass} py-8 md:py-11`}>
      <PageHead title={t("best.title")} text={t("best.lead")} />
      {courses.length === 0 ? (
        <EmptyState
          icon={Trophy}
          title={t("best.none")}
          text={t("best.none_text")}
          action={<ButtonLink to="/course/home">{t("city.others")}</ButtonLink>}
        />
      ) : (
        <CourseGrid
          ranked
          courses={courses}
          cornerOf={({ id, name }) => <HeartButton product={{ kind: "course", id }} name={name} />}
        />
      )}
    </div>
  );
}
