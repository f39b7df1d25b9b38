import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SUPPLIER_KINDS } from "#app/domain/catalog/supplier/supplier-form.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { AnswerTime, OpenNow } from "#app/features/catalog/desk/suppliers/open-now.tsx";
import {
  SUPPLIER_COLUMNS,
  type SupplierRow,
} from "#app/features/catalog/desk/suppliers/supplier-columns.ts";
import { SUPPLIER_LIST } from "#app/features/catalog/desk/suppliers/supplier-list.server.ts";
import { DoneNote } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.suppliers"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  const list = await loadList(SUPPLIER_LIST, { area: "suppliers", request, url, context });
  return { done, now: servicesOf(context).now(), ...list };
}

export default function AdminSuppliers({ loaderData }: Route.ComponentProps) {
  const { list, views, done, now } = loaderData;
  const { t } = useTranslation(["desk", "suppliers"]);
  const canChange = useMayChange("suppliers");
  const columns = useListColumns<SupplierRow>(SUPPLIER_COLUMNS, {
    name: ({ id, name }) => (
      <Link to={`/admin/suppliers/${id}`} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
    phone: ({ phone }) => <span className="tabular-nums whitespace-nowrap">{phone}</span>,
    hours: (supplier) => <OpenNow hours={supplier} now={now} />,
    minutes: ({ minutes, answers }) => <AnswerTime minutes={minutes} answers={answers} />,
  });
  return (
    <AdminList
      title={t("area.suppliers")}
      area="suppliers"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("suppliers:search")}
      create={canChange ? { to: "/admin/suppliers/create", label: t("suppliers:add") } : undefined}
      note={done ? <DoneNote text={t("suppliers:deleted")} /> : null}
      filters={[
        {
          name: "kind",
          label: t("suppliers:field.kind"),
          options: SUPPLIER_KINDS.map((value) => ({ value, label: t(`suppliers:kind.${value}`) })),
        },
      ]}
    />
  );
}
