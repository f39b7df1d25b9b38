import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { mayChange, mayRead } from "#app/domain/role.ts";
import { FirstRunSteps } from "#app/features/admin/catalog/first-run/first-run.tsx";
import { firstRun } from "#app/features/admin/catalog/first-run/first-run-queries.server.ts";
import { DashboardNumbers } from "#app/features/admin/dashboard/dashboard.tsx";
import { dashboardFacts } from "#app/features/admin/dashboard/dashboard-queries.server.ts";
import { WaitingQuestions } from "#app/features/admin/dashboard/waiting-questions.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { TableCard } from "#app/features/admin/kit/detail-rows.tsx";
import { AdminTable } from "#app/features/admin/kit/list/admin-table.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { listQueue } from "#app/features/admin/questions/queue-queries.server.ts";
import {
  newestReservations,
  type ReservationRow,
} from "#app/features/admin/reservations/reservation-queries.server.ts";
import { useReservationSummaryColumns } from "#app/features/admin/reservations/reservation-summary-columns.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/home.ts";

const NEWEST = 10;
const WAITING = 6;

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.home"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { role, id: by } = orNotFound(await memberOf(context));
  const locale = adminLocale(request);
  const facts = await dashboardFacts(db, role, now());
  const waiting = { q: "", page: 1, view: "open", by } as const;
  return {
    firstRun: mayChange(role, "courses") ? await firstRun(db) : undefined,
    facts,
    newest: mayRead(role, "reservations")
      ? await newestReservations(db, locale, NEWEST)
      : undefined,
    questions: mayRead(role, "qna")
      ? (await listQueue(db, locale, waiting)).rows.slice(0, WAITING)
      : undefined,
  };
}

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { firstRun: newShop, facts, newest, questions } = loaderData;
  const { t } = useTranslation("desk");
  const { day, clock } = useAdminFormat();
  const { now } = facts;
  return (
    <>
      <AdminHead
        title={t("area.home")}
        quiet
        text={t("dashboard.clocks", {
          day: day(dateIn(SHOP_ZONE, now)),
          bangkok: clock(now, "Asia/Bangkok"),
          seoul: clock(now, SHOP_ZONE),
        })}
      />
      {newShop ? <FirstRunSteps state={newShop} /> : null}
      <div className="grid grid-cols-1 gap-5">
        <DashboardNumbers facts={facts} />
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
          {newest ? <Newest rows={newest} /> : null}
          {questions ? <WaitingQuestions rows={questions} now={now} /> : null}
        </div>
      </div>
    </>
  );
}

function Newest({ rows }: { readonly rows: readonly ReservationRow[] }) {
  const { t } = useTranslation("desk");
  const columns = useReservationSummaryColumns();
  return (
    <TableCard
      title={t("dashboard.newest")}
      action={
        <Link to="/admin/reservations" className="link">
          {t("dashboard.all")}
        </Link>
      }
    >
      {rows.length === 0 ? (
        <p className="px-4 py-6 text-ink-2">{t("dashboard.no_reservations")}</p>
      ) : (
        <AdminTable
          label={t("dashboard.newest")}
          columns={columns}
          rows={rows}
          keyOf={({ idx }) => idx}
          wide={false}
        />
      )}
    </TableCard>
  );
}
