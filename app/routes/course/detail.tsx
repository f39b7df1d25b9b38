import { useTranslation } from "react-i18next";
import { pictureAt } from "#app/domain/picture.ts";
import { listCourseCaddies, listNearHotels } from "#app/features/course/around-queries.server.ts";
import { CourseCaddies } from "#app/features/course/course-caddies.tsx";
import { CourseFacts } from "#app/features/course/course-facts.tsx";
import { CourseHead } from "#app/features/course/course-head.tsx";
import { CoursePlace } from "#app/features/course/course-place.tsx";
import { findCourse } from "#app/features/course/course-queries.server.ts";
import { CourseRules } from "#app/features/course/course-rules.tsx";
import { IncludedTable } from "#app/features/course/included-table.tsx";
import { NearHotels } from "#app/features/course/near-hotels.tsx";
import { RefundTable } from "#app/features/course/refund-table.tsx";
import { RoundBar } from "#app/features/course/round-bar.tsx";
import { RoundCalendar } from "#app/features/course/round-calendar.tsx";
import { RoundPanel } from "#app/features/course/round-panel.tsx";
import { planRound } from "#app/features/course/round-plan.server.ts";
import { absentSections, SectionTabs } from "#app/features/course/section-tabs.tsx";
import { TeeSection } from "#app/features/course/tee-section.tsx";
import { ProductReviews } from "#app/features/product-reviews/product-reviews.tsx";
import { findProductReviews } from "#app/features/product-reviews/product-reviews-queries.server.ts";
import { RecordVisit } from "#app/features/recent/record-visit.tsx";
import { HeartButton, SaveButton } from "#app/features/wish/heart-button.tsx";
import { localeOf } from "#app/platform/locale.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/detail.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db } = services;
  const now = services.now();
  const locale = localeOf(url);
  const course = found(await findCourse(db, locale, slugParam(params.id)));
  const [plan, reviews, caddies, hotels] = await Promise.all([
    planRound(db, locale, { course, search: url.searchParams, now }),
    findProductReviews(db, locale, { kind: "course", id: course.id }),
    listCourseCaddies(db, locale, course.id),
    listNearHotels(db, locale, { courseId: course.id, now }),
  ]);
  return { course, plan, reviews, caddies, hotels };
}

export function meta(args: Route.MetaArgs) {
  const { course } = args.loaderData ?? {};
  return pageMeta(args, () => ({
    title: course?.name ?? "",
    description: course?.summary ?? "",
    picture: course?.picture ? pictureAt(course.picture) : undefined,
  }));
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, plan, reviews, caddies, hotels } = loaderData;
  const { t } = useTranslation("course");
  const { chosen } = plan;
  const product = { kind: "course", id: course.id } as const;
  const save = <SaveButton product={product} name={course.name} size="sm" />;
  const actions = (
    <div className="grid w-full grid-cols-2 gap-2">
      <SaveButton product={product} name={course.name} size="lg" />
      <ButtonLink to="/qna" size="lg">
        {t("ask")}
      </ButtonLink>
      <p className="col-span-2 text-14 text-ink-2">{t("panel.help")}</p>
    </div>
  );
  return (
    <>
      <RecordVisit kind="course" id={course.id} />
      <CourseHead course={course} actions={save} />
      <div className="page md:grid md:grid-cols-[minmax(0,1fr)_24.5rem] md:gap-12">
        <div className="min-w-0">
          <CourseFacts course={course} />
          <p className="mt-6 md:text-18 md:leading-8">{course.summary}</p>
          <SectionTabs without={absentSections({ caddies, hotels, refunds: chosen?.refunds })} />
          <section id="book" className="scroll-mt-32 pt-8">
            <RoundCalendar course={course} plan={plan} />
            <TeeSection course={course} plan={plan} />
          </section>
          <IncludedTable course={course} greenFee={chosen?.greenFee} />
          <CourseRules rules={course.rules} />
          {chosen?.price ? (
            <RefundTable
              date={chosen.date}
              players={plan.players}
              total={chosen.price.total}
              steps={chosen.refunds}
            />
          ) : null}
          <section id="reviews" className="scroll-mt-32 pt-10">
            <h2 className="mb-4 text-22">{t("tabs.reviews")}</h2>
            <ProductReviews reviews={reviews} />
          </section>
          <CourseCaddies caddies={caddies} cityId={course.cityId} date={chosen?.date} />
          <NearHotels
            hotels={hotels}
            cityId={course.cityId}
            cornerOf={({ id, name }) => <HeartButton product={{ kind: "hotel", id }} name={name} />}
          />
          <CoursePlace course={course} />
        </div>
        <aside className="only-desk" aria-label={t("panel.title")}>
          <div className="panel sticky top-23 mt-8 p-5">
            <RoundPanel course={course} plan={plan} actions={actions} />
          </div>
        </aside>
      </div>
      <RoundBar course={course} plan={plan} actions={actions} />
    </>
  );
}
