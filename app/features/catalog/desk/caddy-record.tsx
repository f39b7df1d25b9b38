import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PictureCard } from "#app/features/desk/desk-head.tsx";
import {
  BilingualRow,
  DetailCard,
  DetailPage,
  DetailRow,
} from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { CaddyRecord } from "./catalogue-options.server.ts";
import { ProductStatusMark } from "./product-marks.tsx";

export function CaddyRecordView({ caddy }: { readonly caddy: CaddyRecord }) {
  const { t } = useTranslation("desk");
  const { text, won, language, weekday, moment } = useAdminFormat();
  return (
    <DetailPage
      side={
        <>
          <PictureCard picture={caddy.picture} alt={caddy.nickname} />
          <DetailCard title={t("detail.sale")}>
            <DetailRow label={t("state")}>
              <ProductStatusMark status={caddy.status} />
            </DetailRow>
            <DetailRow label={t("caddy.price")}>{won(caddy.price)}</DetailRow>
            <DetailRow label={t("caddy.reservation_fee")}>{won(caddy.reservationFee)}</DetailRow>
            <DetailRow label={t("created")}>{moment(caddy.createdAt)}</DetailRow>
          </DetailCard>
        </>
      }
    >
      <DetailCard title={t("detail.record")}>
        <DetailRow label={t("detail.id")}>{caddy.id}</DetailRow>
        <DetailRow label={t("caddy.code")}>{caddy.code}</DetailRow>
        <DetailRow label={t("caddy.full_name")}>{caddy.name}</DetailRow>
        <DetailRow label={t("caddy.nickname")}>{caddy.nickname}</DetailRow>
        <DetailRow label={t("caddy.course")}>
          <Link to={`/admin/courses/${caddy.courseId}`} className={linkClass}>
            {text(caddy.course)}
          </Link>
        </DetailRow>
        <DetailRow label={t("caddy.age")}>{caddy.age}</DetailRow>
        <DetailRow label={t("caddy.height")}>{`${caddy.heightCm} cm`}</DetailRow>
        <DetailRow label={t("caddy.languages")}>
          {caddy.languages.map(language).join(", ")}
        </DetailRow>
        <BilingualRow label={t("caddy.specialty")} text={caddy.specialty} />
        <DetailRow label={t("caddy.experience")}>
          {t("years", { count: caddy.experienceYears })}
        </DetailRow>
        <DetailRow label={t("caddy.day_off")}>{weekday(caddy.dayOff)}</DetailRow>
      </DetailCard>
    </DetailPage>
  );
}
