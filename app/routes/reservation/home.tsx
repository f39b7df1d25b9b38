import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { VOUCHERS } from "#app/domain/reservation/offline/copy-actions.ts";
import { vouchersToSave } from "#app/domain/reservation/offline/offline-lines.ts";
import {
  firstOpenDay,
  reservationListInput,
} from "#app/domain/reservation/status/reservation-tabs.ts";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { ReservationList } from "#app/features/reservation/list/reservation-list.tsx";
import { OfflineLine } from "#app/features/reservation/offline/offline-line.tsx";
import { useSavedAt } from "#app/features/reservation/offline/open-offline-page.ts";
import { useOfflineVouchers } from "#app/features/reservation/offline/use-offline-vouchers.ts";
import { listOwnReservations } from "#app/features/reservation/record/reservation-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders } from "#app/platform/http/action.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["errors", "reservation"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  if (!member) return data({ list: null });
  const { db, now } = servicesOf(context);
  const input = reservationListInput(url.searchParams);
  const today = firstOpenDay(now());
  const own = { ...input, memberId: member.id, today };
  const list = await listOwnReservations(db, localeOf(url), own);
  const headers = { [VOUCHERS]: vouchersToSave(list.lines) };
  return data({ list: { ...list, tab: input.tab, today } }, { headers });
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("reservation:title"),
    description: t("reservation:description"),
  }));
}

export default function ReservationHome({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("reservation");
  useOfflineVouchers();
  const savedAt = useSavedAt();
  return (
    <div className={`${gutterClass} max-w-[60rem] py-6 md:py-10`}>
      {savedAt ? <OfflineLine savedAt={savedAt} /> : null}
      <JourneyHead title={t("title")} back="/mypage" />
      {loaderData.list ? (
        <ReservationList {...loaderData.list} />
      ) : (
        <LoginPrompt next="/reservation" text={t("login")} />
      )}
    </div>
  );
}
