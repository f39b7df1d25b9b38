import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { isOpenAt, type OpeningHours } from "#app/domain/catalog/supplier/opening-hours.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";

type OpenNowProps = { readonly hours: OpeningHours; readonly now: Date };

/** Whether the supplier is open now, with the hours and the time at the venue. */
export function OpenNow({ hours, now }: OpenNowProps) {
  const { t } = useTranslation("suppliers");
  const { clock } = useAdminFormat();
  const isOpen = isOpenAt(hours, now);
  const { opensAt, closesAt, timeZone } = hours;
  return (
    <span className="whitespace-nowrap">
      <b className={clsx(isOpen ? "text-fairway-700" : "text-ink-3")}>
        {t(isOpen ? "open" : "closed")}
      </b>
      <span className="tabular-nums whitespace-nowrap text-ink-2">
        {` · ${opensAt.slice(0, 5)}–${closesAt.slice(0, 5)} · ${t("there", { time: clock(now, timeZone) })}`}
      </span>
    </span>
  );
}

type AnswerTimeProps = { readonly minutes: number | null; readonly answers: number | null };

/** How long an answer usually takes, with how many answers that is counted from. */
export function AnswerTime({ minutes, answers }: AnswerTimeProps) {
  const { t } = useTranslation("suppliers");
  const { span } = useAdminFormat();
  if (minutes === null || !answers) return <span className="text-ink-3">{t("no_answers")}</span>;
  const time =
    minutes < 120
      ? span({ unit: "minute", count: minutes })
      : span({ unit: "hour", count: Math.round(minutes / 60) });
  return <span>{t("usual_answer", { time, count: answers })}</span>;
}
