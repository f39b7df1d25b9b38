import { Calendar, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { OfferBadge } from "#app/features/reservation/offer/time-offer.tsx";
import { LinePicture } from "#app/features/reservation/record/line-picture.tsx";
import type { ReservationLine } from "#app/features/reservation/record/reservation-queries.server.ts";
import { StatusBadge } from "#app/features/reservation/record/status-badge.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import { DaysLeft } from "./days-left.tsx";

type ReservationCardProps = { readonly line: ReservationLine; readonly today: LocalDate };

/** The whole card leads to the reservation. */
export function ReservationCard({ line, today }: ReservationCardProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  return (
    <li>
      <AppLink
        to={`/reservation/${line.id}`}
        className={`${roundCardClass} flex items-stretch gap-4 overflow-hidden p-4 hover:bg-sand md:gap-5 md:p-5`}
      >
        <LinePicture
          kind={line.kind}
          picture={line.picture}
          sizes="(min-width: 840px) 168px, 88px"
          className="size-22 flex-none md:h-31 md:w-42"
        />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex flex-wrap items-center gap-1.5">
            <StatusBadge status={line.status} />
            <span className="text-14 text-ink-2">{t(`kind.${line.kind}`)}</span>
            <span className="ml-auto">
              <DaysLeft line={line} today={today} isShort />
            </span>
          </span>
          <b className="mt-1.5 line-clamp-2 leading-6 md:text-18">{line.title}</b>
          <span className="mt-0.5 flex items-center gap-1.5 text-14 text-ink-2">
            <Calendar className="size-4 flex-none" aria-hidden="true" />
            {formatDay(line.usedOn, locale)}
          </span>
          <span className="text-14 text-ink-2">{line.detail}</span>
          {line.isOffered ? <OfferBadge className="mt-1.5 self-start" /> : null}
          <LinePrice line={line} />
        </span>
        <ChevronRight
          className="max-md:hidden size-5 flex-none self-center text-ink-3"
          aria-hidden="true"
        />
      </AppLink>
    </li>
  );
}

/** The price as it was in the cart; where something was taken off, that and what the card paid. */
function LinePrice({ line }: Pick<ReservationCardProps, "line">) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { amount, coupon, points, card } = line;
  const less = [
    coupon > 0 && t("money.less_coupon", { amount: formatWon(coupon, locale) }),
    points > 0 && t("money.less_points", { amount: formatWon(points, locale) }),
    t("money.by_card", { amount: formatWon(card, locale) }),
  ];
  return (
    <span className="mt-auto pt-2">
      <span className={priceClass()} data-sum>
        {formatWon(amount, locale)}
      </span>
      {coupon + points > 0 ? (
        <span className="block text-14 text-ink-2 tabular-nums">
          {less.filter(Boolean).join(" · ")}
        </span>
      ) : null}
    </span>
  );
}
