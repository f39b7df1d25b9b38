import { clsx } from "clsx";
import { CalendarDays, MapPin, Trophy, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type PeriodTab, periodOf } from "#app/domain/common/date/period.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { soldOutClass, wideCardClass } from "#app/ui/look/product-card-class.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { ApplyBadge } from "./apply-badge.tsx";
import type { TournamentCard } from "./tournament-queries.server.ts";

type TournamentRowsProps = { readonly rows: readonly TournamentCard[]; readonly today: LocalDate };

export function TournamentRows({ rows, today }: TournamentRowsProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-5">
      {rows.map((row, index) => (
        <li key={row.id} className="min-w-0">
          <Row {...row} today={today} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = TournamentCard & { readonly today: LocalDate; readonly priority: boolean };

function Row({ today, priority, ...row }: RowProps) {
  const { t } = useTranslation("tournament");
  const locale = useLocale();
  const ended = periodOf(row.playsOn, today) === "ended";
  return (
    <AppLink
      to={`/tournament/${row.id}`}
      className={`${wideCardClass} group h-full grid-cols-1 sm:grid-cols-[13rem_minmax(0,1fr)] ${ended ? soldOutClass : ""}`}
    >
      <span className={`${photoClass} block aspect-video sm:aspect-auto sm:min-h-56`}>
        <PictureImage
          picture={row.picture}
          alt=""
          sizes="(min-width: 640px) 312px, 100vw"
          priority={priority}
          className="sm:absolute sm:inset-0"
        />
      </span>
      <span className="flex min-w-0 flex-col">
        <span>
          <ApplyBadge applyUntil={row.applyUntil} playsOn={row.playsOn} today={today} />
        </span>
        <b className={clsx("mt-2 block text-18 group-hover:underline", ended && "text-ink-3")}>
          {row.title}
        </b>
        <span className="mt-1 block text-14 text-ink-2">{row.summary}</span>
        <span className="mt-3 grid gap-1 text-14 text-ink-2">
          <Fact icon={CalendarDays}>{formatDay(row.playsOn, locale)}</Fact>
          <Fact icon={MapPin}>{`${row.regionName} · ${row.courseName}`}</Fact>
          <Fact icon={Users}>{`${t("capacity")} ${t("people", { count: row.capacity })}`}</Fact>
        </span>
        <span className="mt-auto block pt-3">
          <Price
            amount={row.entryFee}
            unit={t("fee")}
            className={ended ? "text-ink-3" : undefined}
          />
        </span>
      </span>
    </AppLink>
  );
}

type FactProps = { readonly icon: typeof CalendarDays; readonly children: string };

function Fact({ icon: Icon, children }: FactProps) {
  return (
    <span className="flex items-start gap-2">
      <Icon className="mt-0.5 size-4.5 text-fairway-700" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

export function NoTournaments({ tab }: { readonly tab: PeriodTab }) {
  const { t } = useTranslation("tournament");
  return (
    <EmptyState
      icon={Trophy}
      title={t(`empty.${tab}_title`)}
      text={t(`empty.${tab}_text`)}
      action={
        <ButtonLink
          variant="secondary"
          to={tab === "ongoing" ? "/tournament?tab=ended" : "/tournament"}
        >
          {t(`empty.${tab}_action`)}
        </ButtonLink>
      }
    />
  );
}
