import {
  Inbox,
  type LucideIcon,
  MessageCircleQuestionMark,
  Phone,
  Send,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Meter } from "#app/domain/operations/today.ts";
import { Deadline } from "#app/features/desk/deadline-marks.tsx";
import { bigNumberClass, figureClass } from "#app/features/desk/figure.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Today } from "./today-queries.server.ts";

type CardProps = {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count: number;
  readonly mark?: ReactNode;
  readonly meter: Meter;
  readonly children: ReactNode;
};

function WaitingCard({ to, label, icon: Icon, count, mark, meter, children }: CardProps) {
  const { number } = useAdminFormat();
  return (
    <Link to={to} className={`${figureClass} gap-1.5 hover:border-line-2`}>
      <span className="flex items-center justify-between font-semibold text-ink-2">
        {label}
        <Icon className="text-ink-3" aria-hidden="true" />
      </span>
      <span className="flex flex-wrap items-center gap-x-2">
        <b className={bigNumberClass}>{number(count)}</b>
        {mark}
      </span>
      <MeterBar meter={meter} />
      <span className="text-13 text-ink-2 leading-5">{children}</span>
    </Link>
  );
}

/** Late, soon and in time as parts of a bar; the words say the same. */
function MeterBar({ meter }: { readonly meter: Meter }) {
  const { t } = useTranslation("today");
  const { late, soon, calm } = meter;
  return (
    <span className="flex h-1.5 overflow-hidden rounded-pill bg-sand-2">
      <span className="sr-only">{t("meter", { late, soon, calm })}</span>
      <i className="basis-0 bg-danger-600" style={{ flexGrow: late }} />
      <i className="basis-0 bg-warn-500" style={{ flexGrow: soon }} />
      <i className="basis-0 bg-fairway-300" style={{ flexGrow: calm }} />
    </span>
  );
}

type WaitingCardsProps = { readonly today: Today; readonly now: Date };

/** What waits, with the nearest deadline; each card leads to its queue. */
export function WaitingCards({ today, now }: WaitingCardsProps) {
  const { t } = useTranslation("today");
  const { confirm, decide, question } = today;
  const { won } = useAdminFormat();
  const first = (by: Date | null) => (by ? <Deadline by={by} now={now} /> : null);
  return (
    <>
      {confirm ? (
        <WaitingCard
          to="/admin/reservations?queue=confirm"
          label={t("confirm")}
          icon={Inbox}
          count={confirm.count}
          mark={first(confirm.first)}
          meter={confirm.meter}
        >
          {lateText(t, confirm.meter, confirm.count)}
        </WaitingCard>
      ) : null}
      {decide ? (
        <WaitingCard
          to="/admin/reservations?queue=decide"
          label={t("decide")}
          icon={Undo2}
          count={decide.count}
          mark={first(decide.first)}
          meter={decide.meter}
        >
          {decide.count > 0 ? t("sum", { sum: won(decide.sum) }) : t("nothing")}
        </WaitingCard>
      ) : null}
      {question ? (
        <WaitingCard
          to="/admin/qna"
          label={t("question")}
          icon={MessageCircleQuestionMark}
          count={question.count}
          mark={first(question.first)}
          meter={question.meter}
        >
          {lateText(t, question.meter, question.count)}
        </WaitingCard>
      ) : null}
      <OtherCards today={today} />
    </>
  );
}

function OtherCards({ today: { recheck, unsent } }: { readonly today: Today }) {
  const { t } = useTranslation("today");
  const { number } = useAdminFormat();
  return (
    <>
      {recheck ? (
        <WaitingCard
          to="/admin/reservations?queue=recheck"
          label={t("recheck")}
          icon={Phone}
          count={recheck.left}
          meter={{ late: 0, soon: recheck.left, calm: recheck.done }}
        >
          {recheck.all > 0
            ? t("rechecked", { done: number(recheck.done), all: number(recheck.all) })
            : t("nothing_tomorrow")}
        </WaitingCard>
      ) : null}
      {unsent ? (
        <WaitingCard
          to="/admin/system#outbox"
          label={t("unsent")}
          icon={Send}
          count={unsent.dead + unsent.retried}
          meter={{ late: unsent.dead, soon: unsent.retried, calm: 0 }}
        >
          {unsent.dead + unsent.retried > 0
            ? t("unsent_detail", { dead: number(unsent.dead), retried: number(unsent.retried) })
            : t("all_sent")}
        </WaitingCard>
      ) : null}
    </>
  );
}

type Words = ReturnType<typeof useTranslation<"today">>["t"];

function lateText(t: Words, { late }: Meter, count: number): string {
  if (count === 0) return t("nothing");
  return late > 0 ? t("late", { count: late }) : t("in_time");
}
