import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { mayChange, mayRead, maySeeSales } from "#app/domain/desk/role/role-rights.ts";
import { shiftNoteSchema } from "#app/domain/operations/shift-note.ts";
import { todoScope } from "#app/domain/operations/today.ts";
import {
  slowestAnswers,
  type UsualAnswer,
} from "#app/features/catalog/desk/suppliers/answer-times.server.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { useFresh } from "#app/features/desk/desk-hooks.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { AdminTable } from "#app/features/desk/list/desk-table.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { AnswerTimesCard } from "#app/features/operations/today/answer-times-card.tsx";
import { DashboardNumbers } from "#app/features/operations/today/dashboard.tsx";
import { dashboardFacts } from "#app/features/operations/today/dashboard-queries.server.ts";
import { FirstRunSteps } from "#app/features/operations/today/first-run.tsx";
import { firstRun } from "#app/features/operations/today/first-run-queries.server.ts";
import { LowStockCard } from "#app/features/operations/today/low-stock.tsx";
import { findLowStock } from "#app/features/operations/today/low-stock-queries.server.ts";
import { BookedSales, UsedSales } from "#app/features/operations/today/sales.tsx";
import { findSales, type Sales } from "#app/features/operations/today/sales-queries.server.ts";
import {
  changeShiftNotes,
  hasUnreadNotes,
  listShiftNotes,
} from "#app/features/operations/today/shift-notes.server.ts";
import { ShiftNotesCard } from "#app/features/operations/today/shift-notes-card.tsx";
import { findToday } from "#app/features/operations/today/today-queries.server.ts";
import { TodoList } from "#app/features/operations/today/todo-list.tsx";
import { TomorrowCard } from "#app/features/operations/today/tomorrow-card.tsx";
import { TopProducts } from "#app/features/operations/today/top-products.tsx";
import { WaitingCards } from "#app/features/operations/today/waiting-cards.tsx";
import {
  newestReservations,
  type ReservationRow,
} from "#app/features/reservation/desk/reservation-queue-queries.server.ts";
import { useReservationSummaryColumns } from "#app/features/reservation/desk/reservation-table.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { Route } from "./+types/home.ts";

const NEWEST = 10;

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.home"));

/** What a role may not see is not even queried. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db, now, site } = services;
  const { role, id: by } = await requireMember(context);
  const locale = adminLocale(request);
  const at = now();
  const scope = todoScope(url.searchParams);
  const readsLines = mayRead(role, "reservations");
  const [newShop, facts, today, shift, isUnread, low, sales, answers, newest] = await Promise.all([
    mayChange(role, "courses") ? firstRun(services) : undefined,
    readsLines ? undefined : dashboardFacts(db, role, at),
    findToday({ db, locale, now: at }, { id: by, role, scope }),
    listShiftNotes(db, at),
    hasUnreadNotes(db, by),
    mayRead(role, "prices") ? findLowStock(db, locale, at) : undefined,
    maySeeSales(role) ? findSales(db, locale, at) : undefined,
    mayRead(role, "suppliers") ? slowestAnswers(db, at) : undefined,
    readsLines ? newestReservations(db, locale, NEWEST) : undefined,
  ]);
  const shown = { firstRun: newShop, facts, today, shift, isUnread, low, sales, answers, newest };
  return { now: at, me: by, scope, isStaging: site.mode === "staging", ...shown };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("record.save_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const change = parseForm(shiftNoteSchema, await formOf(request));
    await changeShiftNotes(services, { by, change });
    return { ok: true as const };
  });
}

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { firstRun: newShop, facts, today, shift, isUnread, low, sales, now } = loaderData;
  const { me, scope, answers, newest } = loaderData;
  const { t } = useTranslation("desk");
  const { day, clock } = useAdminFormat();
  useFresh();
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
      {newShop ? <FirstRunSteps groups={newShop} isStaging={loaderData.isStaging} /> : null}
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
          <WaitingCards today={today} now={now} />
          {facts ? <DashboardNumbers facts={facts} /> : null}
        </div>
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            {today.confirm || today.question ? (
              <TodoList todos={today.todos} count={today.todoCount} {...{ scope, me, now }} />
            ) : null}
            {sales ? null : <Newest rows={newest} />}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <ShiftNotesCard shift={shift} isUnread={isUnread} />
            {today.tomorrow ? <TomorrowCard tomorrow={today.tomorrow} /> : null}
            {low ? <LowStockCard {...low} /> : null}
          </div>
        </div>
        {sales ? <SalesCards {...{ sales, answers, newest }} /> : null}
      </div>
    </>
  );
}

type NewestRows = readonly ReservationRow[] | undefined;

type SalesCardsProps = {
  readonly sales: Sales;
  readonly answers: readonly UsualAnswer[] | undefined;
  readonly newest: NewestRows;
};

function SalesCards({ sales, answers, newest }: SalesCardsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <BookedSales sales={sales} />
      <UsedSales sales={sales} />
      <TopProducts sales={sales} />
      {answers ? <AnswerTimesCard answers={answers} /> : null}
      <div className="xl:col-span-2">
        <Newest rows={newest} />
      </div>
    </div>
  );
}

function Newest({ rows }: { readonly rows: NewestRows }) {
  const { t } = useTranslation("desk");
  const columns = useReservationSummaryColumns();
  if (!rows) return null;
  return (
    <TableCard
      title={t("dashboard.newest")}
      action={
        <Link to="/admin/reservations" className={linkClass}>
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
