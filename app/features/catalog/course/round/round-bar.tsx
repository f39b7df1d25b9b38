import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { Button } from "#app/ui/button.tsx";
import { LiveBox } from "#app/ui/live-box.tsx";
import { Price } from "#app/ui/money/price-tag.tsx";
import { LateSheet } from "#app/ui/overlay/late-sheet.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { RoundPanel } from "./round-panel.tsx";
import type { RoundPlan } from "./round-plan.server.ts";

type RoundBarProps = {
  readonly course: CourseDetail;
  readonly live: Live<RoundPlan>;
  /** Closes the sheet when a link leads elsewhere on the page. */
  readonly actions: (close: () => void) => ReactNode;
};

/** On a phone the panel opens from a bar at the bottom. */
export function RoundBar({ course, live, actions }: RoundBarProps) {
  const { t } = useTranslation("course");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const plan = live.data;
  return (
    <BottomBar>
      <div className="min-w-0 flex-1" aria-busy={live.busy}>
        {plan ? <BarText plan={plan} /> : <BarSkeleton />}
      </div>
      <Button size="lg" className="px-5!" onClick={() => setOpen(true)}>
        {t(plan?.chosen?.time ? "bar.book" : "bar.open")}
      </Button>
      <LateSheet
        title={t("panel.title")}
        open={open}
        onOpenChange={setOpen}
        footer={actions(close)}
      >
        <LiveBox live={live}>
          {plan ? (
            <RoundPanel course={course} plan={plan} onSeeRefunds={close} />
          ) : (
            <RoundPanelSkeleton course={course} />
          )}
        </LiveBox>
      </LateSheet>
    </BottomBar>
  );
}

function BarText({ plan: { chosen, players } }: { readonly plan: RoundPlan }) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const when = chosen
    ? [formatShortDay(chosen.date, locale), chosen.time, t("bar.players", { count: players })]
    : [t("tee.pick_day")];
  return (
    <>
      <p className="truncate text-13 leading-5 text-ink-2">{when.filter(Boolean).join(" · ")}</p>
      {chosen?.bill ? (
        <Price amount={chosen.bill.perGolfer} unit={t("per_golfer")} />
      ) : (
        <b>{t("panel.no_price")}</b>
      )}
    </>
  );
}

function BarSkeleton() {
  return (
    <>
      <Skeleton width="9rem" height="0.875rem" />
      <Skeleton className="mt-1.5" width="7rem" height="1.25rem" />
    </>
  );
}

/** The panel while loading: the same boxes, at the same heights. */
export function RoundPanelSkeleton({ course }: { readonly course: CourseDetail }) {
  const { t } = useTranslation("course");
  return (
    <div aria-hidden="true">
      <div className="flex items-end justify-between gap-3">
        <div>
          <p className="text-14 text-ink-2">{t("panel.per")}</p>
          <div className="flex h-9 items-center">
            <Skeleton width="9rem" height="1.75rem" />
          </div>
        </div>
        <Badge tone={course.booking}>{t(`booking.${course.booking}`)}</Badge>
      </div>
      <Skeleton className="mt-4 rounded-control" height="4.25rem" />
      <Skeleton className="mt-3 rounded-control" height="3rem" />
      <Skeleton className="mt-2 rounded-control" height="3.5rem" />
      <hr className="border-line my-3" />
      <div className="grid gap-2">
        <Skeleton height="1.5rem" />
        <Skeleton height="1.5rem" />
        <Skeleton height="1.5rem" />
        <Skeleton height="2.75rem" />
      </div>
      <Skeleton className="mt-3 rounded-card" height="4.25rem" />
      <Skeleton className="mt-3 rounded-card" height="7rem" />
    </div>
  );
}
