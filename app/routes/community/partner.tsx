import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { addDays, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { partnerSchemaOf } from "#app/domain/community/partner/partner-schema.ts";
import { listBookedRounds } from "#app/features/community/partner/booked-rounds.server.ts";
import { PartnerForm } from "#app/features/community/partner/write/partner-form.tsx";
import { typedPartner } from "#app/features/community/partner/write/plan-fields.tsx";
import { PictureField } from "#app/features/community/picture/picture-field.tsx";
import { usePostPictures } from "#app/features/community/picture/use-post-pictures.ts";
import { listPlayableCourses } from "#app/features/community/post/post-queries.server.ts";
import { publishPartnerPost } from "#app/features/community/post/write-partner-post.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/partner.ts";

export const handle = { words: ["community", "errors", "partner"] } satisfies PageHandle;

/** Next to the form on wide screens, once something is written. */
const RoundPreview = lazy(() => import("#app/features/community/partner/write/round-preview.tsx"));

/** A visitor may open the form; what they send is refused with their text still in it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const today = shopDayOf(now());
  const bookings = member ? await listBookedRounds(db, locale, { memberId: member.id, today }) : [];
  return {
    bookings: bookings.filter(({ places }) => places > 0),
    courses: await listPlayableCourses(db, locale),
    deadline: `${addDays(bookings[0]?.day ?? addDays(today, 7), -1)}T20:00`,
    initial: [...(member?.name ?? "")][0] ?? "",
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const { form, check } = await sentForm(request);
  const answer = await answering("community.post_failed", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    const input = parseForm(partnerSchemaOf(form), form);
    const id = await publishPartnerPost(services, { memberId, locale, input });
    return redirect(localized(`/community/${id}`, locale));
  });
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, typed: typedPartner(form) }, answer.init ?? undefined);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("partner:write.title"),
    description: t("partner:write.text"),
  }));
}

export default function CommunityPartner({ loaderData, actionData }: Route.ComponentProps) {
  const { bookings, courses, deadline, initial } = loaderData;
  const { t } = useTranslation(["partner", "community"]);
  const [form, setForm] = useState<FormData>();
  const chosen = usePostPictures([]);
  const failure = actionData && !actionData.ok ? actionData : undefined;
  const start = failure?.typed ?? { fields: { deadline }, moods: [] };

  async function sendPictures(): Promise<readonly string[] | undefined> {
    const sources = await chosen.send();
    return typeof sources === "string" ? undefined : sources;
  }

  return (
    <div className="bg-sand">
      <div
        className={`${pageClass} grid grid-cols-1 items-start gap-8 py-3 md:grid-cols-[minmax(0,1fr)_24rem] md:py-8`}
      >
        <div className="min-w-0">
          <div className="max-md:hidden">
            <Breadcrumbs
              items={[
                { label: t("community:title"), to: "/community" },
                { label: t("write.link") },
              ]}
            />
          </div>
          <JourneyHead
            title={t("write.title")}
            back="/community"
            close="/community"
            text={t("write.text")}
            className="mt-3"
          />
          <PartnerForm
            bookings={bookings}
            courses={courses}
            start={start}
            failure={failure}
            onChange={setForm}
            sendPictures={sendPictures}
            pictures={
              <PictureField
                pictures={chosen.pictures}
                error={chosen.refused ?? failure?.fields.picture}
                refusals={chosen.refusals}
                busy={chosen.sending !== undefined}
                onAdd={chosen.add}
                onRemove={chosen.remove}
              />
            }
          />
        </div>
        <Suspense>
          {form ? (
            <RoundPreview form={form} bookings={bookings} courses={courses} initial={initial} />
          ) : null}
        </Suspense>
      </div>
    </div>
  );
}
