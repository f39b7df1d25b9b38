import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { toUtcDate } from "#app/domain/common/date/local-date.ts";
import { LANGUAGES } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { timelineBar, timelineMonths, timelineNow } from "#app/domain/content/home/banner-time.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { BannerRow } from "./banner-store.server.ts";

type BannerTimelineProps = { readonly banners: readonly BannerRow[]; readonly now: Date };

/** When each banner is shown, over four months; the table below says the same in words. */
export function BannerTimeline({ banners, now }: BannerTimelineProps) {
  const { t } = useTranslation("content");
  const { text, locale } = useAdminFormat();
  const month = dateFormat(LANGUAGES[locale].tag, { month: "short", timeZone: "UTC" });
  return (
    <section className="card overflow-hidden" aria-label={t("banner.timeline")}>
      <div className="banner-months num">
        {timelineMonths(now).map((first) => (
          <span key={first}>{month.format(toUtcDate(first))}</span>
        ))}
      </div>
      <div className="banner-bars" aria-hidden="true">
        {banners.map((banner) => {
          const bar = timelineBar(banner, now);
          return bar ? (
            <div key={banner.id}>
              <span
                className={clsx(`is-${banner.state}`)}
                style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
              >
                {text(banner.title)}
              </span>
            </div>
          ) : null;
        })}
        <i style={{ left: `${timelineNow(now)}%` }} />
      </div>
      <p className="px-3 pb-2 text-13 text-ink-3">{t("banner.timeline_note")}</p>
    </section>
  );
}
