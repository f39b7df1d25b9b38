import { AlarmClock, Gauge, Plus, UserRound, UsersRound, WalletCards } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { RoundState } from "#app/domain/community/partner/round.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { frameClass } from "#app/ui/look/classes.ts";
import { Baht } from "#app/ui/look/trade-icons.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { PublicRound } from "./my-partner.ts";

type JoinCardProps = {
  readonly round: PublicRound;
  readonly courseName: string;
  readonly picture?: Picture | null | undefined;
  /** A course that is not for sale has no page. */
  readonly hasCoursePage: boolean;
  readonly isOpen: boolean;
  /** The caddie's tip on site, in baht. */
  readonly tip: number | null;
  /** Initials: the author, then those who have a seat. */
  readonly faces: readonly string[];
};

/** The round that the author invites others to join. */
export function JoinCard(props: JoinCardProps) {
  const { round, courseName, picture, hasCoursePage, isOpen } = props;
  const { t } = useTranslation("partner");
  const locale = useLocale();
  return (
    <div className={`rounded-panel p-5 ${isOpen ? "bg-fairway-50" : "bg-sand"}`}>
      <div className="flex gap-4">
        {picture ? (
          <span className={`${frameClass} size-20 flex-none rounded-[10px] md:hidden`}>
            <PictureImage picture={picture} alt="" sizes="80px" />
          </span>
        ) : null}
        <div className="min-w-0">
          <p className="tabular-nums font-semibold text-fairway-700">
            {t("tee", { day: formatShortDay(round.day, locale), time: round.teeTime })}
          </p>
          <p className="text-18 font-bold">
            {hasCoursePage ? (
              <AppLink to={`/course/${round.courseId}`} className="hover:underline">
                {courseName}
              </AppLink>
            ) : (
              courseName
            )}
          </p>
          <p className="text-14 text-ink-2">{t(round.isBooked ? "booked" : "planned")}</p>
        </div>
      </div>
      <hr className="border-line my-4" />
      <RoundFacts {...props} />
      <hr className="border-line my-4" />
      <Faces {...props} />
    </div>
  );
}

function RoundFacts({ round, tip }: JoinCardProps) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  const { level, ages, moods, cost, isBooked } = round;
  const each = cost === null ? undefined : formatWon(cost, locale);
  const wishes = [t(`ages.${ages}`), ...moods.map((mood) => t(`mood.${mood}`))].join(" · ");
  return (
    <ul className="grid grid-cols-1 gap-x-4 gap-y-4 min-[24rem]:grid-cols-2">
      <Fact icon={Gauge} value={t(`level.${level}`)} text={wishes} />
      <Fact
        icon={WalletCards}
        value={each ? t("cost", { amount: each }) : t("cost_unknown")}
        text={isBooked ? t("cost_share") : each ? t("cost_guess") : undefined}
      />
      {tip ? <Fact icon={Baht} value={t("baht", { baht: tip })} text={t("baht_text")} /> : null}
      <Fact
        icon={AlarmClock}
        value={formatMoment(round.deadline, locale)}
        text={t("deadline_text")}
      />
    </ul>
  );
}

type FactProps = {
  readonly icon: ComponentType<{ className?: string }>;
  readonly value: string;
  readonly text: string | undefined;
};

function Fact({ icon: Icon, value, text }: FactProps) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-6 flex-none text-fairway-700" />
      <div className="min-w-0">
        <b className="tabular-nums block leading-6">{value}</b>
        {text ? <span className="text-14 text-ink-2">{text}</span> : null}
      </div>
    </li>
  );
}

/** Who is in by initials, and a dashed circle for each free seat. */
function Faces({ round, faces }: JoinCardProps) {
  const { t } = useTranslation("partner");
  const { players, seats, taken } = round;
  const left = Math.max(0, seats - taken);
  const total = players + seats;
  const friends = Array.from({ length: Math.max(0, players - 1) }, (_, index) => `friend-${index}`);
  const [author = "", ...seated] = faces;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="flex flex-wrap gap-1.5" aria-hidden="true">
        <Avatar tone="paper">{author}</Avatar>
        {friends.map((key) => (
          <Avatar key={key} tone="paper">
            <UserRound className="size-5" />
          </Avatar>
        ))}
        {seated.map((initial, index) => (
          // Two partners may have the same initial.
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are shown as a whole, never rearranged
          <Avatar key={index}>{initial}</Avatar>
        ))}
        {Array.from({ length: left }, (_, index) => `free-${index}`).map((key) => (
          <Avatar key={key} tone="free">
            <Plus className="size-5" />
          </Avatar>
        ))}
      </span>
      <p className="tabular-nums whitespace-nowrap ms-1 font-semibold">
        {t("seats", { total, count: players + taken })}
        {" · "}
        <span className="text-fairway-700">
          {left > 0 ? t("seats_left", { count: left }) : t("seats_none")}
        </span>
      </p>
    </div>
  );
}

export function JoinBadge({ state }: { readonly state: RoundState }) {
  const { t } = useTranslation("partner");
  if (state !== "open") return <Badge tone="done">{t(`badge.${state}`)}</Badge>;
  return (
    <Badge tone="solid" icon={UsersRound}>
      {t("badge.open")}
    </Badge>
  );
}
