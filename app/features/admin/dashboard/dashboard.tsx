import {
  BedDouble,
  CircleUserRound,
  Gift,
  Inbox,
  LandPlot,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  Star,
  Undo2,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import type { DashboardFacts } from "./dashboard-queries.server.ts";

type KpiProps = {
  readonly to: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly sub: ReactNode;
  readonly icon: LucideIcon;
};

function Kpi({ to, label, value, sub, icon: Icon }: KpiProps) {
  return (
    <Link to={to} className="kpi hover:border-line-2">
      <span className="flex items-center justify-between font-semibold text-ink-2">
        {label}
        <Icon className="text-ink-3" aria-hidden="true" />
      </span>
      <b>{value}</b>
      <span className="text-14 text-ink-2 leading-5">{sub}</span>
    </Link>
  );
}

/** Numbers that link to their lists; only for areas that the reader may see. */
export function DashboardNumbers({ facts }: { readonly facts: DashboardFacts }) {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      <ReservationNumbers facts={facts} />
      <OtherNumbers facts={facts} />
      <ContentNumbers facts={facts} />
    </div>
  );
}

function ReservationNumbers({ facts: { bookings, now } }: { readonly facts: DashboardFacts }) {
  const { t } = useTranslation("desk");
  const { number, won, ago, day } = useAdminFormat();
  if (!bookings) return null;
  const { pending, refunds, tomorrow, tomorrowCount } = bookings;
  const oldest = (at: Date | null) =>
    at ? t("dashboard.oldest", { ago: ago(at, now) }) : t("dashboard.nothing");
  return (
    <>
      <Kpi
        to="/admin/reservations?queue=confirm"
        label={t("dashboard.pending")}
        value={number(pending.count)}
        sub={oldest(pending.oldest)}
        icon={Inbox}
      />
      <Kpi
        to="/admin/reservations?queue=decide"
        label={t("dashboard.refunds")}
        value={number(refunds.count)}
        sub={
          refunds.count > 0
            ? `${t("dashboard.refund_sum", { sum: won(refunds.refund) })} · ${oldest(refunds.oldest)}`
            : oldest(refunds.oldest)
        }
        icon={Undo2}
      />
      <Kpi
        to={`/admin/reservations?day=${tomorrow}`}
        label={t("dashboard.tomorrow")}
        value={number(tomorrowCount)}
        sub={day(tomorrow)}
        icon={BedDouble}
      />
    </>
  );
}

function OtherNumbers({ facts }: { readonly facts: DashboardFacts }) {
  const { t } = useTranslation("desk");
  const { number, ago } = useAdminFormat();
  const { questions, members, courses, now } = facts;
  return (
    <>
      {questions ? (
        <Kpi
          to="/admin/qna?status=pending"
          label={t("dashboard.questions")}
          value={number(questions.count)}
          sub={
            questions.oldest
              ? t("dashboard.oldest", { ago: ago(questions.oldest, now) })
              : t("dashboard.nothing")
          }
          icon={MessageCircleQuestionMark}
        />
      ) : null}
      {members === undefined ? null : (
        <Kpi
          to="/admin/member?role=member"
          label={t("dashboard.members")}
          value={number(members)}
          sub={t("dashboard.members_hint")}
          icon={CircleUserRound}
        />
      )}
      {courses ? (
        <Kpi
          to="/admin/courses"
          label={t("dashboard.courses")}
          value={number(courses.all)}
          sub={t("dashboard.courses_on_sale", { shown: number(courses.published) })}
          icon={LandPlot}
        />
      ) : null}
    </>
  );
}

function ContentNumbers({ facts: { content } }: { readonly facts: DashboardFacts }) {
  const { t } = useTranslation("desk");
  const { number } = useAdminFormat();
  if (!content) return null;
  return (
    <>
      <Kpi
        to="/admin/notice"
        label={t("area.notice")}
        value={number(content.notices)}
        sub={t("dashboard.untranslated", { shown: number(content.untranslated) })}
        icon={Megaphone}
      />
      <Kpi
        to="/admin/event?period=ongoing"
        label={t("area.event")}
        value={number(content.events)}
        sub={t("period.ongoing")}
        icon={Gift}
      />
      <Kpi
        to="/admin/review"
        label={t("area.review")}
        value={number(content.reviews)}
        sub={t("dashboard.all")}
        icon={Star}
      />
      <Kpi
        to="/admin/community"
        label={t("area.community")}
        value={number(content.posts)}
        sub={t("dashboard.all")}
        icon={UsersRound}
      />
    </>
  );
}
