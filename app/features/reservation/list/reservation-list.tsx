import { CalendarX2, History, type LucideIcon, Luggage } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { listPath, type Paging } from "#app/domain/common/paging.ts";
import {
  RESERVATION_TABS,
  type ReservationTab,
} from "#app/domain/reservation/status/reservation-tabs.ts";
import type { ReservationLine } from "#app/features/reservation/record/reservation-queries.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { frameClass } from "#app/ui/look/classes.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { ReservationCard } from "./reservation-card.tsx";

type ReservationListProps = {
  readonly tab: ReservationTab;
  readonly lines: readonly ReservationLine[];
  readonly counts: Readonly<Record<ReservationTab, number>>;
  readonly paging: Paging;
  readonly today: LocalDate;
};

export function ReservationList({ tab, lines, counts, paging, today }: ReservationListProps) {
  const { t } = useTranslation("reservation");
  return (
    <>
      <LinkTabs
        label={t("tabs")}
        tabs={RESERVATION_TABS.map((each) => ({
          to: addressOf(each),
          label: t(`tab.${each}`),
          count: counts[each],
          current: each === tab,
        }))}
      />
      <div className="mt-5">
        {lines.length === 0 ? (
          <NothingHere tab={tab} />
        ) : (
          <div className="grid gap-8">
            {[...Map.groupBy(lines, ({ orderId }) => orderId)].map(([orderId, ofTrip]) => (
              <Trip key={orderId} lines={ofTrip} today={today} />
            ))}
          </div>
        )}
      </div>
      <Pagination
        page={paging.page}
        pages={paging.pages}
        hrefFor={(page) => addressOf(tab, page)}
      />
    </>
  );
}

type TripProps = { readonly lines: readonly ReservationLine[]; readonly today: LocalDate };

/** Lines of one order are shown together. */
function Trip({ lines, today }: TripProps) {
  const { t } = useTranslation("reservation");
  const [first] = lines;
  return (
    <section>
      <div className="flex items-center gap-3">
        {first?.tripPicture ? (
          <span className={`${frameClass} size-14 flex-none rounded-[10px]`}>
            <PictureImage picture={first.tripPicture} alt="" sizes="56px" />
          </span>
        ) : null}
        <div className="min-w-0">
          <h2 className="text-18">{first?.orderName}</h2>
          <p className="text-14 text-ink-2">
            {t("detail.order")}{" "}
            <span className="tabular-nums whitespace-nowrap">{first?.orderNumber}</span>
          </p>
        </div>
      </div>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <ReservationCard key={line.id} line={line} today={today} />
        ))}
      </ul>
    </section>
  );
}

const ICON: Record<ReservationTab, LucideIcon> = {
  upcoming: Luggage,
  past: History,
  cancelled: CalendarX2,
};

function NothingHere({ tab }: { readonly tab: ReservationTab }) {
  const { t } = useTranslation("reservation");
  return (
    <EmptyState
      icon={ICON[tab]}
      title={t(`empty.${tab}`)}
      text={t(`empty.${tab}_text`)}
      action={
        tab === "upcoming" ? (
          <>
            <ButtonLink to="/course/home">{t("empty.golf")}</ButtonLink>
            <ButtonLink to="/hotel/home" variant="secondary">
              {t("empty.hotel")}
            </ButtonLink>
          </>
        ) : null
      }
    />
  );
}

function addressOf(tab: ReservationTab, page = 1): string {
  return listPath("/reservation", { tab: tab === "upcoming" ? undefined : tab }, page);
}
