import { clsx } from "clsx";
import { BellRing, CalendarX2, Trash2, TrendingDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { alertPath } from "#app/domain/catalog/alert/alert-path.ts";
import { formatMoment, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { photoClass, roundCardClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { ShownAlert } from "./day-alert-queries.server.ts";

/** What was told, what is waited for, and what has ended. */
export function DayAlertList({ alerts }: { readonly alerts: readonly ShownAlert[] }) {
  const { t } = useTranslation("alert");
  return (
    <ul className="grid gap-3" aria-label={t("list")}>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}

type AlertProps = { readonly alert: ShownAlert };

function AlertRow({ alert }: AlertProps) {
  const { t } = useTranslation("alert");
  const locale = useLocale();
  const { state, name, picture, day, players } = alert;
  const isTold = state === "told";
  return (
    <li className={clsx(roundCardClass, "p-4", isTold && "border-2! border-sunrise-500!")}>
      <div className="flex gap-4">
        <span
          className={clsx(
            photoClass,
            "size-18 flex-none",
            state === "ended" && "opacity-60 grayscale",
          )}
        >
          <PictureImage picture={picture} alt="" sizes="72px" />
        </span>
        <div className="min-w-0 flex-1">
          <StateBadge alert={alert} />
          <h3 className="mt-1 text-16">{name}</h3>
          <p className="text-14 text-ink-2">
            {formatShortDay(day, locale)}
            {players === null ? "" : ` · ${t("players", { count: players })}`}
          </p>
          <Now alert={alert} />
        </div>
        <Remove alert={alert} />
      </div>
      <After alert={alert} />
    </li>
  );
}

function StateBadge({ alert: { state, wish, below, price, told } }: AlertProps) {
  const { t } = useTranslation("alert");
  const locale = useLocale();
  if (told) {
    const icon = told.why === "price" ? TrendingDown : BellRing;
    return (
      <Badge tone="offer-solid" icon={icon}>
        {t(`told.${told.why}`)}
      </Badge>
    );
  }
  if (state === "ended") {
    return (
      <Badge tone="done" icon={CalendarX2}>
        {t("ended")}
      </Badge>
    );
  }
  const isForPrice = wish === "price" || (wish === "both" && price !== null);
  return (
    <Badge tone="pick" icon={BellRing}>
      {isForPrice && below !== null
        ? t("waiting.price", { price: formatWon(below, locale) })
        : t("waiting.open")}
    </Badge>
  );
}

/** The price that was told, or today's. */
function Now({ alert: { state, price, told } }: AlertProps) {
  const { t } = useTranslation("alert");
  const locale = useLocale();
  if (told) {
    return (
      <p className="text-14 text-ink-2">
        {told.price === null ? null : (
          <b className="tabular-nums whitespace-nowrap block text-16 text-sunrise-700">
            {formatWon(told.price, locale)}
          </b>
        )}
        {t("told.at", { at: formatMoment(told.at, locale) })}
      </p>
    );
  }
  if (state === "ended") return null;
  return (
    <p className="tabular-nums whitespace-nowrap text-14 text-ink-2">
      {price === null ? t("now.closed") : t("now.price", { price: formatWon(price, locale) })}
    </p>
  );
}

function After({ alert: { state, subject, told, to, players } }: AlertProps) {
  const { t } = useTranslation("alert");
  const locale = useLocale();
  if (told) {
    return (
      <div className="mt-3">
        <ButtonLink to={to} variant="secondary" block>
          {told.price === null ? t("book") : t("book_at", { price: formatWon(told.price, locale) })}
        </ButtonLink>
        <p className="mt-2 text-14 text-ink-2">{t("not_held")}</p>
      </div>
    );
  }
  if (state !== "ended") return null;
  const again = alertPath({ ...subject, ...(players === null ? {} : { players }) });
  return (
    <div className="mt-3">
      <ButtonLink to={again} variant="secondary" size="sm">
        {t("again")}
      </ButtonLink>
    </div>
  );
}

function Remove({ alert: { id, name } }: AlertProps) {
  const { t } = useTranslation("alert");
  const fetcher = useFetcher({ key: "alerts" });
  return (
    <IconButton
      icon={Trash2}
      className="-mt-2 -mr-2"
      label={t("remove", { name })}
      onClick={() => void fetcher.submit({ intent: "remove", id }, { method: "post" })}
    />
  );
}
