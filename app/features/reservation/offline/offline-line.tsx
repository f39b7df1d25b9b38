import { CloudAlert, CloudOff, Download, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Saved } from "./use-offline-vouchers.ts";

type OfflineLineProps = { readonly saved?: Saved | undefined; readonly savedAt: Date | undefined };

/** In the reader's time zone. */
const MOMENT = {
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** Its space is reserved, so that the voucher does not move when the line appears. */
export function OfflineLine({ saved, savedAt }: OfflineLineProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const when = savedAt && dateFormat(LOCALE_TAG[locale], MOMENT).format(savedAt);
  return (
    <div className="mb-2 flex min-h-12 items-center gap-2 text-ink-2 print:hidden">
      <p role="status" className="flex flex-1 items-center gap-2">
        {when ? (
          <>
            <CloudOff className="size-5 flex-none" aria-hidden="true" />
            {t("offline.saved", { when })}
          </>
        ) : saved === "failed" ? (
          <>
            <CloudAlert className="size-5 flex-none" aria-hidden="true" />
            {t("offline.failed")}
          </>
        ) : saved ? (
          <>
            <Download className="size-5 flex-none text-fairway-700" aria-hidden="true" />
            {saved.until
              ? t("offline.ready_until", { day: formatShortDay(saved.until, locale) })
              : t("offline.ready")}
          </>
        ) : null}
      </p>
      {when ? (
        <IconButton icon={RotateCw} label={t("offline.again")} onClick={() => location.reload()} />
      ) : null}
    </div>
  );
}
