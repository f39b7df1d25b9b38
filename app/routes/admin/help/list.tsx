import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { HELP_SUBJECTS } from "#app/domain/help/centre/help-query.ts";
import { DraftMark } from "#app/features/content/desk/draft-mark.tsx";
import { DoneNote } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { HELP_COLUMNS, type HelpRow } from "#app/features/help/desk/centre/help-columns.ts";
import { HELP_LIST } from "#app/features/help/desk/centre/help-list.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.help"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  return { done, ...(await loadList(HELP_LIST, { area: "help", request, url, context })) };
}

export default function AdminHelp({ loaderData }: Route.ComponentProps) {
  const { done, list, views } = loaderData;
  const { t } = useTranslation(["content", "desk", "lists"]);
  const columns = useListColumns(HELP_COLUMNS, { question: (row) => <Question {...row} /> });
  const confirm = {
    title: (count: number) => t("lists:delete_title", { count }),
    text: t("lists:delete_text"),
  };
  return (
    <AdminList
      title={t("desk:area.help")}
      area="help"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("help.search")}
      create={{ to: "/admin/help/create", label: t("help.create") }}
      note={done ? <DoneNote text={t("help.deleted")} /> : null}
      bulk={[{ name: "help.delete", label: t("lists:delete"), confirm }]}
      filters={[
        {
          name: "subject",
          label: t("help.field.subject"),
          options: HELP_SUBJECTS.map((value) => ({ value, label: t(`help.subject.${value}`) })),
        },
      ]}
    />
  );
}

function Question({ id, question, draft }: HelpRow) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to={`/admin/help/${id}`} className="font-semibold hover:underline">
        {question}
      </Link>
      <DraftMark isDraft={draft} />
    </span>
  );
}
