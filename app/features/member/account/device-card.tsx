import { Laptop, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { formatMoment } from "#app/domain/common/date/date-text.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import type { OwnDevice } from "./account-queries.server.ts";

const PHONES = ["iPhone", "iPad", "Android"];

export function DeviceCard({ devices }: { readonly devices: readonly OwnDevice[] }) {
  const { t } = useTranslation("join");
  const locale = useLocale();
  const fetcher = useFetcher<Failure>();
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);

  function nameOf({ browser, system }: OwnDevice): string {
    if (browser && system) return t("security.device", { browser, system });
    return browser ?? system ?? t("security.device_unknown");
  }

  return (
    <Card as="section">
      <h2 className="text-18">{t("security.devices")}</h2>
      <ul className="mt-2 divide-y divide-line">
        {devices.map((device) => {
          const Icon = PHONES.includes(device.system ?? "") ? Smartphone : Laptop;
          return (
            <li key={device.id} className="flex items-center gap-3 py-3">
              <Icon className="size-5 flex-none text-ink-2" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <b className="block">{nameOf(device)}</b>
                <span className="text-14 text-ink-2">
                  {t("security.seen", { at: formatMoment(device.seenAt, locale) })}
                </span>
              </div>
              {device.isCurrent ? (
                <Badge tone="instant" icon={null}>
                  {t("security.this_device")}
                </Badge>
              ) : null}
            </li>
          );
        })}
      </ul>
      {hasOthers ? (
        <fetcher.Form method="post" className="mt-3">
          <Button
            type="submit"
            name="intent"
            value="others"
            variant="secondary"
            busy={fetcher.state !== "idle"}
          >
            {t("security.end_others")}
          </Button>
          <ErrorText code={fetcher.data?.error} />
        </fetcher.Form>
      ) : (
        <p className="mt-2 text-14 text-ink-2">{t("security.only_this")}</p>
      )}
    </Card>
  );
}
