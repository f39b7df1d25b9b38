import { useTranslation } from "react-i18next";
import { BilingualRow, DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import type { RoomRecord } from "./hotel-record-queries.server.ts";

/** A room for those who may not change it. */
export function RoomRecordView({ room }: { readonly room: RoomRecord }) {
  const { t } = useTranslation("desk");
  return (
    <DetailCard title={t("detail.record")}>
      <DetailRow label={t("detail.id")}>{room.id}</DetailRow>
      <BilingualRow label={t("room.name")} text={room.name} />
      <BilingualRow label={t("hotel.name")} text={room.hotel} />
      <DetailRow label={t("room.adults")}>{room.maxAdults}</DetailRow>
      <DetailRow label={t("room.children")}>{room.maxChildren}</DetailRow>
      <DetailRow label={t("room.area")}>{room.areaSqm}</DetailRow>
      <BilingualRow label={t("room.beds")} text={room.beds} />
      <DetailRow label={t("room.breakfast")}>{t(room.breakfast ? "yes" : "no")}</DetailRow>
      <DetailRow label={t("room.extra_bed")}>{t(room.extraBed ? "yes" : "no")}</DetailRow>
      <DetailRow label={t("room.position")}>{room.position + 1}</DetailRow>
    </DetailCard>
  );
}
