import { useTranslation } from "react-i18next";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { oneOf } from "#app/domain/common/paging.ts";
import { LEGAL_FORM } from "#app/domain/company/legal/legal-form.ts";
import { LEGAL_KINDS, type LegalKind } from "#app/domain/company/legal/legal-kinds.ts";
import { isFixed } from "#app/domain/company/legal/legal-state.ts";
import { LegalFixed } from "#app/features/company/desk/legal/legal-fixed.tsx";
import {
  findLegal,
  LEGAL,
  startOfLegal,
} from "#app/features/company/desk/legal/legal-store.server.ts";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { PreviewLinks } from "#app/features/desk/preview-links.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.legal"));

/** Serves /admin/legal/create?kind=… and /admin/legal/:id. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const id = idOf(params);
  if (id === undefined) {
    const kind = kindOf(url);
    const start = { name: kind, values: await startOfLegal(db, kind, now()) };
    return { kind, start, text: undefined, record: undefined, fixed: false };
  }
  const text = orNotFound(await findLegal(db, id));
  const record = orNotFound(await loadRecord(db, LEGAL, id));
  return {
    kind: text.kind,
    start: { name: text.kind, values: {} },
    text,
    record,
    fixed: isFixed(text, shopDayOf(now())),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const id = idOf(params);
  const given = id === undefined ? { kind: kindOf(url) } : {};
  const target = { request, by, id, list: "/admin/legal", given };
  return recordAction(servicesOf(context), LEGAL, target);
}

export default function EditLegal({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, start, text, record, fixed } = loaderData;
  const { t } = useTranslation(["content", "desk", "terms"]);
  const name = t(`terms:doc.${kind}`);
  const list = { label: t("desk:area.legal"), to: "/admin/legal" };
  const title = text
    ? `${name} · ${t("legal.version", { version: text.edition })}`
    : t("legal.new", { name });
  if (text && record && fixed) {
    return <LegalFixed text={text} history={record.history} title={title} list={list} />;
  }
  return (
    <RecordPage
      definition={LEGAL_FORM}
      title={title}
      list={list}
      labels={{
        field: (field) => t(`legal.field.${field}` as "legal.field.title"),
        choice: (_field, value) => t(`legal.state.${value}` as "legal.state.draft"),
        hint: (field) => (field === "effectiveOn" ? t("legal.effective_hint") : undefined),
      }}
      record={record}
      start={start}
      answer={actionData}
      deletion={{ title: t("legal.delete_title"), text: t("legal.delete_text") }}
      actions={text ? <PreviewLinks path={`/terms?doc=${kind}&version=${text.edition}`} /> : null}
    />
  );
}

function kindOf(url: URL): LegalKind {
  const kind = url.searchParams.get("kind") ?? "terms";
  return orNotFound(oneOf(kind, LEGAL_KINDS));
}

function idOf(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : numberParam(params.id);
}
