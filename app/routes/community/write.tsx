import { useTranslation } from "react-i18next";
import { data, redirect, useNavigate } from "react-router";
import { postSchema } from "#app/domain/community/post-schema.ts";
import { MeetingRules } from "#app/features/community/post/meeting-rules.tsx";
import { POST_FIELDS } from "#app/features/community/post/post-draft.ts";
import { PostForm } from "#app/features/community/post/post-form.tsx";
import { regionChoice } from "#app/features/community/post/region-choice.server.ts";
import { publishPost } from "#app/features/community/post/write-post.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { typedFields } from "#app/platform/http/typed-fields.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { Route } from "./+types/write.ts";

export const handle = { words: ["community", "errors"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const regions = await regionChoice(servicesOf(context), localeOf(url));
  if (regions) cachePage(context);
  return { regions };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const { form, check } = await sentForm(request);
  const answer = await answering("community.post_failed", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    const input = parseForm(postSchema, form);
    const id = await publishPost(services, { memberId, locale, input });
    if (!form.has("stay")) return redirect(localized(`/community/${id}`, locale));
    return data({ ok: true as const, id });
  });
  if (answer instanceof Response) return answer;
  const { data: result, init } = answer;
  return result.ok
    ? result
    : data({ ...result, typed: typedFields(form, POST_FIELDS) }, init ?? undefined);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("community:write.title"),
    description: t("community:write.text"),
  }));
}

export default function CommunityWrite({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("community");
  const navigate = useNavigate();
  const localizedPath = useLocalized();
  const { show } = useToast();
  const refused = actionData && !actionData.ok ? actionData : undefined;

  function onPublished(id: number): void {
    show({ text: t("write.published") });
    void navigate(localizedPath(`/community/${id}`), { replace: true });
  }
  return (
    <div className="bg-sand">
      <div
        className={`${pageClass} grid grid-cols-1 items-start gap-8 py-3 md:grid-cols-[minmax(0,1fr)_20rem] md:py-8`}
      >
        <div className="min-w-0">
          <div className="max-md:hidden">
            <Breadcrumbs
              items={[{ label: t("title"), to: "/community" }, { label: t("write.title") }]}
            />
          </div>
          <JourneyHead
            title={t("write.title")}
            back="/community"
            close="/community"
            text={t("write.text")}
            className="mt-3"
          />
          <div className={`${panelClass} p-5 md:p-8`}>
            <PostForm
              post="new"
              regions={loaderData.regions}
              text={refused?.typed}
              failure={refused}
              submitLabel={t("write.submit")}
              onPublished={onPublished}
            />
          </div>
        </div>
        <MeetingRules />
      </div>
    </div>
  );
}
