import { Link } from "react-router";
import { AUDIT_COLUMNS, type AuditRow } from "#app/features/desk/audit/audit-columns.ts";
import { AuditDiff } from "#app/features/desk/audit/audit-diff.tsx";
import { AUDIT_LIST, auditChoices } from "#app/features/desk/audit/audit-list.server.ts";
import { actionWord, kindWord } from "#app/features/desk/audit/audit-words.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { recordPath } from "#app/features/operations/lists/record-path.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.audit"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const choices = await auditChoices(db);
  return { choices, ...(await loadList(AUDIT_LIST, { area: "audit", request, url, context })) };
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { list, views, choices } = loaderData;
  const t = translator(useLocale());
  const columns = useListColumns<AuditRow>(AUDIT_COLUMNS, {
    what: ({ action }) => <b className="font-semibold">{actionWord(t, action)}</b>,
    record: (row) => <RecordLink row={row} />,
    changes: ({ before, after }) => <AuditDiff before={before} after={after} />,
  });
  return (
    <AdminList
      title={t("desk:area.audit")}
      area="audit"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("audit:search")}
      filters={[
        { name: "from", label: t("audit:from"), options: [], asDay: true },
        { name: "to", label: t("audit:to"), options: [], asDay: true },
        {
          name: "kind",
          label: t("audit:record"),
          asSelect: true,
          options: choices.kinds.map((value) => ({ value, label: kindWord(t, value) })),
        },
        {
          name: "by",
          label: t("audit:by"),
          asSelect: true,
          options: choices.people.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
    />
  );
}

function RecordLink({ row: { kind, subject } }: { readonly row: AuditRow }) {
  const t = translator(useLocale());
  const path = recordPath(kind, subject);
  return (
    <>
      {path ? (
        <Link to={path} className={linkClass}>
          {kindWord(t, kind)}
        </Link>
      ) : (
        kindWord(t, kind)
      )}
      <CellNote className="max-w-[14rem] truncate">{subject}</CellNote>
    </>
  );
}
