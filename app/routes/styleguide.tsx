import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { SiteFrame } from "#app/features/shell/frame/site-frame.tsx";
import { GuideControls } from "#app/features/shell/guide/guide-controls.tsx";
import { GuideCalendar, GuideForm } from "#app/features/shell/guide/guide-form.tsx";
import { GuideMessages } from "#app/features/shell/guide/guide-messages.tsx";
import { GuideProducts } from "#app/features/shell/guide/guide-products.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/styleguide.ts";

/** For developers: it does not exist in production. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, now } = servicesOf(context);
  if (site.mode !== "demo") throw refusal("common.not_found");
  return { today: dateIn(SHOP_ZONE, now()) };
}

export default function Styleguide({ loaderData: { today } }: Route.ComponentProps) {
  const { t } = useTranslation("ui");
  return (
    <SiteFrame cartCount={4}>
      <title>{t("guide.name_of_page")}</title>
      <meta name="robots" content="noindex" />
      <div className="bg-sand">
        <div className={`${pageClass} py-6 md:py-10`}>
          <PageHead title={t("guide.name_of_page")} text={t("guide.text")} />
          <div className="grid items-start gap-8 md:grid-cols-2">
            <div className="grid min-w-0 gap-8">
              <GuideControls />
              <GuideForm today={today} />
            </div>
            <div className="grid min-w-0 gap-8">
              <GuideProducts />
              <GuideMessages />
            </div>
          </div>
          <div className="mt-8">
            <GuideCalendar today={today} />
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}
