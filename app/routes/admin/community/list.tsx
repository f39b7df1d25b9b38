import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { regionOptions } from "#app/features/catalog/desk/catalogue-options.server.ts";
import {
  countReportedComments,
  countReportedPosts,
} from "#app/features/community/desk/moderation-queries.server.ts";
import { POST_COLUMNS, type PostRow } from "#app/features/community/desk/post-columns.ts";
import { POST_LIST } from "#app/features/community/desk/post-list.server.ts";
import {
  useModerationActions,
  useVisibilityFilter,
} from "#app/features/community/desk/use-moderation-actions.tsx";
import { HiddenMark } from "#app/features/desk/deadline-marks.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.community"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  return {
    regions: await regionOptions(db, adminLocale(request)),
    waiting: await countReportedPosts(db),
    waitingComments: await countReportedComments(db),
    ...(await loadList(POST_LIST, { area: "community", request, url, context })),
  };
}

export default function AdminPosts({ loaderData }: Route.ComponentProps) {
  const { regions, list, views, waiting, waitingComments } = loaderData;
  const { t } = useTranslation(["desk", "moderation"]);
  const visibility = useVisibilityFilter();
  const columns = useListColumns<PostRow>(POST_COLUMNS, {
    title: ({ id, title }) => (
      <Link to={`/admin/community/${id}`} className="font-semibold hover:underline">
        {title}
      </Link>
    ),
    state: ({ hidden }) => <HiddenMark hidden={hidden} />,
  });
  return (
    <AdminList
      title={t("area.community")}
      area="community"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("post.search")}
      bulk={useModerationActions("community")}
      hint={<CommentsLink waiting={waitingComments} />}
      filters={[
        {
          name: "region",
          label: t("region"),
          all: t("region.all"),
          options: regions,
          asSelect: true,
        },
        {
          name: "reports",
          label: t("moderation:reports"),
          options: [{ value: "open", label: t("moderation:reports.open"), count: waiting }],
        },
        visibility,
      ]}
    />
  );
}

/** Comments have a list of their own; straight to the reported ones while any wait. */
function CommentsLink({ waiting }: { readonly waiting: number }) {
  const { t } = useTranslation("moderation");
  return (
    <Link
      to={`/admin/community/comments${waiting > 0 ? "?reports=open" : ""}`}
      className={buttonClass({ size: "xs", variant: "secondary" })}
    >
      {t("comment.list")}
      {waiting > 0 ? <span className="tabular-nums whitespace-nowrap">{waiting}</span> : null}
    </Link>
  );
}
