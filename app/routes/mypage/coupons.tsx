import { useTranslation } from "react-i18next";
import { couponCodeSchema } from "#app/domain/benefit/coupon-code.ts";
import { COUPON_TABS } from "#app/domain/benefit/coupon-tabs.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { oneOf } from "#app/domain/common/paging.ts";
import { claimCoupon } from "#app/features/benefit/claim-coupon.server.ts";
import { CouponCards, CouponCodeForm } from "#app/features/benefit/coupon-cards.tsx";
import { listCoupons } from "#app/features/benefit/coupon-queries.server.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember, requireMember } from "#app/platform/session/session.server.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/coupons.ts";

export const handle = { words: ["benefit", "errors", "mypage"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  const mine = { memberId: id, today: dateIn(SHOP_ZONE, now()) };
  const tab = oneOf(url.searchParams.get("tab"), COUPON_TABS) ?? "usable";
  return { role, tab, coupons: await listCoupons(db, localeOf(url), mine) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id } = await requireMember(context);
    const { code } = parseForm(couponCodeSchema, await formOf(request));
    const claimed = await claimCoupon(services, { memberId: id, locale: localeOf(url), code });
    return { ok: true as const, ...claimed };
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("benefit:coupons.title"),
    description: t("benefit:coupons.text"),
  }));
}

export default function MypageCoupons({ loaderData, actionData }: Route.ComponentProps) {
  const { role, tab, coupons } = loaderData;
  const { t } = useTranslation("benefit");
  const tabs = COUPON_TABS.map((each) => ({
    to: each === "usable" ? "/mypage/coupons" : `/mypage/coupons?tab=${each}`,
    label: t(`coupons.tab.${each}`),
    count: coupons.filter((coupon) => coupon.tab === each).length,
    current: each === tab,
  }));
  return (
    <MyLayout current="coupons" role={role}>
      <MyHead title={t("coupons.title")} text={t("coupons.text")} />
      <CouponCodeForm answer={actionData} />
      <LinkTabs label={t("coupons.title")} tabs={tabs} />
      <CouponCards tab={tab} coupons={coupons.filter((coupon) => coupon.tab === tab)} />
    </MyLayout>
  );
}
