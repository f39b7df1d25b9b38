import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { COMMENT_COLUMNS, type CommentRow } from "#app/features/community/desk/comment-columns.ts";
import { listCommentRows } from "#app/features/community/desk/comment-desk-list.server.ts";
import { countReportedComments } from "#app/features/community/desk/moderation-queries.server.ts";
import {
  useModerationActions,
  useVisibilityFilter,
} from "#app/features/community/desk/use-moderation-actions.tsx";
import { HiddenMark } from "#app/features/desk/deadline-marks.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/comments.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) => t("moderation:comment.list"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = adminLocale(request);
  return {
    waiting: await countReportedComments(db),
    list: await listCommentRows({ db, locale, now: now(), search: url.searchParams }),
  };
}

/** What members say below posts and events; reported ones wait here for a decision. */
export default function AdminComments({ loaderData }: Route.ComponentProps) {
  const { list, waiting } = loaderData;
  const { t } = useTranslation(["moderation", "desk"]);
  const visibility = useVisibilityFilter();
  const columns = useListColumns<CommentRow>(COMMENT_COLUMNS, {
    content: ({ id, content }) => (
      <Link
        to={`/admin/community/comments/${id}`}
        className="font-semibold line-clamp-3 max-w-[30rem] whitespace-pre-line hover:underline"
      >
        {content}
      </Link>
    ),
    below: ({ below, belowId, title }) => (
      <Link
        to={below === "post" ? `/admin/community/${belowId}` : `/admin/event/${belowId}`}
        className="hover:underline"
      >
        {title}
      </Link>
    ),
    state: ({ hidden }) => <HiddenMark hidden={hidden} />,
  });
  return (
    <AdminList
      title={t("comment.list")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("comment.search")}
      bulk={useModerationActions("comment")}
      hint={
        <Link to="/admin/community" className={buttonClass({ size: "xs", variant: "secondary" })}>
          {t("desk:area.community")}
        </Link>
      }
      filters={[
        {
          name: "reports",
          label: t("reports"),
          options: [{ value: "open", label: t("reports.open"), count: waiting }],
        },
        visibility,
      ]}
    />
  );
}
