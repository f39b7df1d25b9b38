import { useTranslation } from "react-i18next";
import { data, redirect, useNavigate } from "react-router";
import { postSchema } from "#app/domain/community/post-schema.ts";
import { findOwnPost } from "#app/features/community/post/own-post-queries.server.ts";
import { POST_FIELDS } from "#app/features/community/post/post-draft.ts";
import { PostForm } from "#app/features/community/post/post-form.tsx";
import { regionChoice } from "#app/features/community/post/region-choice.server.ts";
import { changePost, deletePost } from "#app/features/community/post/write-post.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { typedFields } from "#app/platform/http/typed-fields.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { loginPath } from "#app/platform/session/page-guards.server.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { Route } from "./+types/edit.ts";

export const handle = { words: ["community", "errors"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = numberParam(params.id);
  const member = await memberOf(context);
  if (!member) throw redirect(loginPath(url));
  const services = servicesOf(context);
  const locale = localeOf(url);
  const post = orNotFound(await findOwnPost(services.db, locale, { id, memberId: member.id }));
  return { post, regions: await regionChoice(services, locale) };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const id = numberParam(params.id);
  const { form, check } = await sentForm(request);
  const isDelete = form.get("intent") === "delete";
  const fallback = isDelete ? "community.delete_failed" : "community.edit_failed";
  const answer = await answering(fallback, services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    if (isDelete) await deletePost(services.db, { id, memberId });
    else await changePost(services, id, { memberId, locale, input: parseForm(postSchema, form) });
    const next = isDelete ? "/community" : `/community/${id}`;
    if (!form.has("stay")) return redirect(localized(next, locale));
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
    title: t("community:write.edit_title"),
    description: t("community:write.edit_text"),
  }));
}

export default function CommunityEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { post, regions } = loaderData;
  const { t } = useTranslation("community");
  const navigate = useNavigate();
  const localizedPath = useLocalized();
  const { show } = useToast();
  const refused = actionData && !actionData.ok ? actionData : undefined;

  function onPublished(): void {
    show({ text: t("write.changed") });
    void navigate(localizedPath(`/community/${post.id}`), { replace: true });
  }
  return (
    <div className="bg-sand">
      <div className={`${gutterClass} max-w-[51rem] py-3 md:py-8`}>
        <div className="max-md:hidden">
          <Breadcrumbs
            items={[
              { label: t("title"), to: "/community" },
              { label: post.title, to: `/community/${post.id}` },
            ]}
          />
        </div>
        <JourneyHead
          title={t("write.edit_title")}
          back={`/community/${post.id}`}
          text={t("write.edit_text")}
          className="mt-3"
        />
        <div className={`${panelClass} p-5 md:p-8`}>
          <PostForm
            post={String(post.id)}
            regions={regions}
            text={refused?.typed ?? post}
            pictures={post.pictures}
            failure={refused}
            submitLabel={t("write.save")}
            onPublished={onPublished}
          />
        </div>
      </div>
    </div>
  );
}
