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
import type { CaddieRecord } from "./catalogue-options.server.ts";
import { ProductStatusMark } from "./product-marks.tsx";

export function CaddieRecordView({ caddie }: { readonly caddie: CaddieRecord }) {
  const { t } = useTranslation("desk");
  const { text, won, language, weekday, moment } = useAdminFormat();
  return (
    <DetailPage
      side={
        <>
          <PictureCard picture={caddie.picture} alt={caddie.nickname} />
          <DetailCard title={t("detail.sale")}>
            <DetailRow label={t("state")}>
              <ProductStatusMark status={caddie.status} />
            </DetailRow>
            <DetailRow label={t("caddy.price")}>{won(caddie.price)}</DetailRow>
            <DetailRow label={t("caddy.reservation_fee")}>{won(caddie.reservationFee)}</DetailRow>
            <DetailRow label={t("created")}>{moment(caddie.createdAt)}</DetailRow>
          </DetailCard>
        </>
      }
    >
      <DetailCard title={t("detail.record")}>
        <DetailRow label={t("detail.id")}>{caddie.id}</DetailRow>
        <DetailRow label={t("caddy.code")}>{caddie.code}</DetailRow>
        <DetailRow label={t("caddy.full_name")}>{caddie.name}</DetailRow>
        <DetailRow label={t("caddy.nickname")}>{caddie.nickname}</DetailRow>
        <DetailRow label={t("caddy.course")}>
          <Link to={`/admin/courses/${caddie.courseId}`} className={linkClass}>
            {text(caddie.course)}
          </Link>
        </DetailRow>
        <DetailRow label={t("caddy.age")}>{caddie.age}</DetailRow>
        <DetailRow label={t("caddy.height")}>{`${caddie.heightCm} cm`}</DetailRow>
        <DetailRow label={t("caddy.languages")}>
          {caddie.languages.map(language).join(", ")}
        </DetailRow>
        <BilingualRow label={t("caddy.specialty")} text={caddie.specialty} />
        <DetailRow label={t("caddy.experience")}>
          {t("years", { count: caddie.experienceYears })}
        </DetailRow>
        <DetailRow label={t("caddy.day_off")}>{weekday(caddie.dayOff)}</DetailRow>
      </DetailCard>
    </DetailPage>
  );
}
