import {
  CircleUserRound,
  Gift,
  LandPlot,
  type LucideIcon,
  Megaphone,
  Star,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { bigNumberClass, figureClass } from "#app/features/desk/figure.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
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
    <Link to={to} className={`${figureClass} gap-0.5 hover:border-line-2`}>
      <span className="flex items-center justify-between font-semibold text-ink-2">
        {label}
        <Icon className="text-ink-3" aria-hidden="true" />
      </span>
      <b className={bigNumberClass}>{value}</b>
      <span className="text-14 text-ink-2 leading-5">{sub}</span>
    </Link>
  );
}

/** For staff without a queue: numbers that link to the lists that they edit. */
export function DashboardNumbers({ facts }: { readonly facts: DashboardFacts }) {
  return (
    <>
      <OtherNumbers facts={facts} />
      <ContentNumbers facts={facts} />
    </>
  );
}

function OtherNumbers({ facts }: { readonly facts: DashboardFacts }) {
  const { t } = useTranslation("desk");
  const { number } = useAdminFormat();
  const { members, courses } = facts;
  return (
    <>
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
