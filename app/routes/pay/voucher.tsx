import "@fontsource/noto-sans-thai/thai-400.css";
import "@fontsource/noto-sans-thai/thai-700.css";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { hasVoucher } from "#app/domain/reservation/status/status.ts";
import { findVoucherOwner } from "#app/features/checkout/phone-order/pay-page/pay-page-queries.server.ts";
import { VoucherCard } from "#app/features/reservation/voucher/voucher-card.tsx";
import {
  findVoucher,
  voucherSquare,
} from "#app/features/reservation/voucher/voucher-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/voucher.ts";

export const handle = { words: ["paylink", "reservation"] } satisfies PageHandle;

const PRIVATE = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** A voucher for a customer without an account: the trip's link opens its vouchers too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = uuidParam(params.id);
  const memberId = orNotFound(await findVoucherOwner(db, params.token, id));
  const voucher = orNotFound(await findVoucher(db, { id, memberId }));
  orNotFound(hasVoucher(voucher.status) || undefined);
  const square = await voucherSquare(voucher.voucherCode);
  return data({ voucher, square }, { headers: PRIVATE });
}

export function headers() {
  return PRIVATE;
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("reservation:voucher.page"),
    description: t("paylink:description"),
  }));
}

export default function PayVoucher({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation("paylink");
  return (
    <div className="bg-sand print:bg-white">
      <div className={`${gutterClass} max-w-[66rem] py-5 md:py-8`}>
        <VoucherCard voucher={loaderData.voucher} square={loaderData.square} />
        <ButtonLink to={`/pay/${params.token}`} variant="ghost" className="mt-4 print:hidden">
          {t("back")}
        </ButtonLink>
      </div>
    </div>
  );
}
