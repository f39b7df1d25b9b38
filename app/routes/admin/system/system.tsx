import { useTranslation } from "react-i18next";
import { pageNumber } from "#app/domain/common/paging.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { useFresh } from "#app/features/desk/desk-hooks.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Outbox } from "#app/features/operations/system/outbox-card.tsx";
import { ProviderList } from "#app/features/operations/system/provider-list-card.tsx";
import {
  changeSystem,
  systemSchema,
} from "#app/features/operations/system/system-action.server.ts";
import { Health, Reconciliation } from "#app/features/operations/system/system-health.tsx";
import { Jobs, Webhooks } from "#app/features/operations/system/system-parts.tsx";
import { findSystem } from "#app/features/operations/system/system-queries.server.ts";
import { PlannerCard } from "#app/features/planner/desk/planner-card.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/system.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.system"));

export function loader({ request, context, url }: Route.LoaderArgs) {
  return findSystem(servicesOf(context), adminLocale(request), pageNumber(url.searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("record.save_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const change = parseForm(systemSchema, await formOf(request));
    await changeSystem(services, { by, change });
    return { ok: true as const };
  });
}

/** For the owner: jobs, messages, payments and the machine. It refreshes itself. */
export default function AdminSystem({ loaderData }: Route.ComponentProps) {
  const { jobs, outbox, webhooks, reports, overdue, list, planner, health, now } = loaderData;
  const { t } = useTranslation("system");
  const { moment } = useAdminFormat();
  useFresh();
  return (
    <>
      <AdminHead title={t("title")} quiet text={t("as_of", { at: moment(now) })} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Reconciliation reports={reports} overdue={overdue} />
          {list ? <ProviderList list={list} now={now} /> : null}
          <Outbox outbox={outbox} />
          <PlannerCard planner={planner} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Health health={health} />
          <Webhooks webhooks={webhooks} />
        </div>
        <div className="min-w-0 xl:col-span-2">
          <Jobs jobs={jobs} />
        </div>
      </div>
    </>
  );
}
