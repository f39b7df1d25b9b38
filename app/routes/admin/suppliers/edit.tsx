import { useTranslation } from "react-i18next";
import { SUPPLIER_FORM } from "#app/domain/catalog/supplier/supplier-form.ts";
import { AnswerTime } from "#app/features/catalog/desk/suppliers/open-now.tsx";
import { useSupplierLabels } from "#app/features/catalog/desk/suppliers/supplier-card.tsx";
import {
  findAnswerTime,
  supplierOptions,
} from "#app/features/catalog/desk/suppliers/supplier-queries.server.ts";
import { SUPPLIER } from "#app/features/catalog/desk/suppliers/supplier-type.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { type LoadedRecord, loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.suppliers"));

/** Serves /admin/suppliers/create and /admin/suppliers/:id. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const id = idOf(params);
  const options = await supplierOptions(db, adminLocale(request));
  if (id === undefined) return { record: undefined, options, answer: null };
  const record = orNotFound(await loadRecord(db, SUPPLIER, id));
  return { record, options, answer: await findAnswerTime(db, id, now()) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: idOf(params), list: "/admin/suppliers" };
  return recordAction(servicesOf(context), SUPPLIER, target);
}

export default function EditSupplier({ loaderData, actionData }: Route.ComponentProps) {
  const { record, options, answer } = loaderData;
  const { t } = useTranslation(["desk", "suppliers"]);
  const labels = useSupplierLabels();
  const canChange = useMayChange("suppliers");
  const list = { label: t("area.suppliers"), to: "/admin/suppliers" };
  const title = record?.values.name ?? t("suppliers:add");
  if (record && !canChange) return <SupplierFacts title={title} record={record} />;
  return (
    <RecordPage
      definition={SUPPLIER_FORM}
      title={title}
      list={list}
      labels={labels}
      options={options}
      record={record}
      answer={actionData}
      deletion={{ title: t("suppliers:delete_title"), text: t("suppliers:delete_text") }}
      actions={
        <span className="text-14 text-ink-2">
          <AnswerTime minutes={answer?.minutes ?? null} answers={answer?.answers ?? null} />
        </span>
      }
    />
  );
}

type SupplierFactsProps = { readonly title: string; readonly record: LoadedRecord };

/** For those who only read: what is filled in. */
function SupplierFacts({ title, record }: SupplierFactsProps) {
  const { t } = useTranslation("desk");
  const labels = useSupplierLabels();
  return (
    <>
      <AdminHead title={title} crumbs={[{ label: t("area.suppliers"), to: "/admin/suppliers" }]} />
      <DetailCard title={title}>
        {SUPPLIER_FORM.fields.map(({ name, kind }) => (
          <DetailRow key={name} label={labels.field(name)}>
            {shownValue(kind, record.values[name] ?? "", (value) => labels.choice?.(name, value))}
          </DetailRow>
        ))}
      </DetailCard>
    </>
  );
}

function shownValue(kind: string, value: string, wordOf: (value: string) => string | undefined) {
  if (value === "" || (kind !== "choice" && kind !== "tags")) return value;
  return value
    .split(", ")
    .map((each) => wordOf(each) ?? each)
    .join(", ");
}

function idOf(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : numberParam(params.id);
}
