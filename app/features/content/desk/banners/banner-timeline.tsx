import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { toUtcDate } from "#app/domain/common/date/local-date.ts";
import { LANGUAGES } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { timelineBar, timelineMonths, timelineNow } from "#app/domain/content/home/banner-time.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import type { BannerRow } from "./banner-store.server.ts";

const barClass = "absolute top-1 h-7 truncate rounded-lg px-2.5 text-[0.8125rem]/7 font-semibold";

const BAR: Readonly<Record<BannerRow["state"], string>> = {
  shown: "bg-fairway-600 text-paper",
  coming: "bg-pick-100 text-pick-900",
  ended: "bg-sand text-ink-2",
};

type BannerTimelineProps = { readonly banners: readonly BannerRow[]; readonly now: Date };

/** When each banner is shown, over four months; the table below says the same in words. */
export function BannerTimeline({ banners, now }: BannerTimelineProps) {
  const { t } = useTranslation("content");
  const { text, locale } = useAdminFormat();
  const month = dateFormat(LANGUAGES[locale].tag, { month: "short", timeZone: "UTC" });
  return (
    <section className={`${cardClass} overflow-hidden`} aria-label={t("banner.timeline")}>
      <div className="flex whitespace-nowrap border-line border-b text-[0.8125rem] text-ink-3 tabular-nums">
        {timelineMonths(now).map((first) => (
          <span key={first} className="flex-1 border-line px-3 py-1.5 not-first:border-s">
            {month.format(toUtcDate(first))}
          </span>
        ))}
      </div>
      <div className="relative py-2" aria-hidden="true">
        {banners.map((banner) => {
          const bar = timelineBar(banner, now);
          return bar ? (
            <div key={banner.id} className="relative h-9">
              <span
                className={clsx(barClass, BAR[banner.state])}
                style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
              >
                {text(banner.title)}
              </span>
            </div>
          ) : null;
        })}
        <i
          className="absolute inset-y-0 w-0.5 bg-danger-600"
          style={{ left: `${timelineNow(now)}%` }}
        />
      </div>
      <p className="px-3 pb-2 text-13 text-ink-3">{t("banner.timeline_note")}</p>
    </section>
  );
}
