import { useTranslation } from "react-i18next";
import { DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { CourseRecord } from "./course-record-queries.server.ts";

/** What a round costs in addition to the green fee, and what it includes. */
export function CourseFeesCard({ course }: { readonly course: CourseRecord }) {
  const { t } = useTranslation("desk");
  const { won, number } = useAdminFormat();
  const { caddyTipBaht } = course;
  return (
    <DetailCard title={t("course.fees")}>
      <DetailRow label={t("course.caddy_fee")}>{won(course.caddyFee)}</DetailRow>
      <DetailRow label={t("course.caddy_policy")}>
        {`${t(`policy.${course.caddyPolicy}`)} · ${t(course.includesCaddy ? "included" : "not_included")}`}
      </DetailRow>
      <DetailRow label={t("course.cart_fee")}>{won(course.cartFee)}</DetailRow>
      <DetailRow label={t("course.cart_policy")}>
        {`${t(`policy.${course.cartPolicy}`)} · ${t(course.includesCart ? "included" : "not_included")}`}
      </DetailRow>
      <DetailRow label={t("course.players_per_cart")}>{course.playersPerCart}</DetailRow>
      <DetailRow label={t("course.caddy_tip")}>
        {caddyTipBaht === null ? null : t("baht", { amount: number(caddyTipBaht) })}
      </DetailRow>
    </DetailCard>
  );
}
