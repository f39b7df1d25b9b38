import "@fontsource/noto-sans-thai/thai-400.css";
import "@fontsource/noto-sans-thai/thai-700.css";
import { Hourglass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { localizedText } from "#app/domain/common/language/languages.ts";
import { voucherHeaders } from "#app/domain/reservation/offline/copy-actions.ts";
import { hasVoucher } from "#app/domain/reservation/status/status.ts";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { InstallQuestion } from "#app/features/reservation/offline/install-question.tsx";
import { OfflineLine } from "#app/features/reservation/offline/offline-line.tsx";
import {
  openOfflinePage,
  useSavedAt,
} from "#app/features/reservation/offline/open-offline-page.ts";
import { useOfflineVouchers } from "#app/features/reservation/offline/use-offline-vouchers.ts";
import { VoucherCard } from "#app/features/reservation/voucher/voucher-card.tsx";
import {
  findVoucher,
  voucherSquare,
} from "#app/features/reservation/voucher/voucher-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders } from "#app/platform/http/action.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/voucher.ts";

export const handle = { words: ["reservation"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) return data({ own: null }, { status: 401 });
  const { db } = servicesOf(context);
  const voucher = orNotFound(await findVoucher(db, { id, memberId: member.id }));
  const title = localizedText(voucher.title, localeOf(url));
  const told = { headers: voucherHeaders(voucher.status) };
  if (!hasVoucher(voucher.status))
    return data({ own: { title, proof: null, status: voucher.status } }, told);
  const square = await voucherSquare(voucher.voucherCode);
  return data({ own: { title, proof: { voucher, square }, status: voucher.status } }, told);
}

export const clientMiddleware = [openOfflinePage];

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.own?.title;
  return privateMeta(args, (t) => ({
    title: title
      ? t("reservation:voucher.title", { product: title })
      : t("reservation:voucher.page"),
    description: t("reservation:detail.description"),
  }));
}

export default function VoucherPage({ loaderData, params }: Route.ComponentProps) {
  const { own } = loaderData;
  const { t } = useTranslation("reservation");
  const path = `/reservation/${params.reservation_id}`;
  const saved = useOfflineVouchers();
  const savedAt = useSavedAt();
  if (!own) {
    return (
      <div className={`${gutterClass} max-w-[60rem] py-6 md:py-10`}>
        <JourneyHead title={t("voucher.page")} back={path} />
        <LoginPrompt next={`${path}/voucher`} text={t("detail.login")} />
      </div>
    );
  }
  if (!own.proof) {
    const isWaiting = own.status === "PENDING";
    return (
      <div className={`${gutterClass} max-w-[60rem] py-6 md:py-10`}>
        <JourneyHead title={t("voucher.title", { product: own.title })} back={path} />
        <EmptyState
          icon={Hourglass}
          title={t(isWaiting ? "voucher.not_yet" : "voucher.gone")}
          text={t(isWaiting ? "voucher.not_yet_text" : "voucher.gone_text")}
          action={<ButtonLink to={path}>{t("ask.back")}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="bg-sand print:bg-white">
      <PhoneBar title={t("voucher.page")} back={path} />
      <div className={`${gutterClass} max-w-[66rem] py-5 md:py-8`}>
        <OfflineLine saved={saved} savedAt={savedAt} />
        <VoucherCard {...own.proof} />
        {saved && saved !== "failed" ? <InstallQuestion /> : null}
        <ButtonLink to={path} variant="ghost" className="mt-4 print:hidden">
          {t("ask.back")}
        </ButtonLink>
      </div>
    </div>
  );
}
