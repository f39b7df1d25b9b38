import { useTranslation } from "react-i18next";
import { findRoom } from "#app/features/admin/catalog/hotel-queries.server.ts";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { BilingualRow, DetailCard, DetailRow } from "#app/features/admin/kit/detail-rows.tsx";
import { PriceLink } from "#app/features/admin/kit/price-link.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/room.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const room = args.loaderData?.room;
    return room ? textOf(room.name) : t("desk:area.hotel");
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  return { room: orNotFound(await findRoom(servicesOf(context).db, slugParam(params.id))) };
}

export default function AdminRoom({ loaderData: { room } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  return (
    <>
      <AdminHead
        title={text(room.name)}
        crumbs={[
          { label: t("area.hotel"), to: "/admin/hotel" },
          { label: text(room.hotel), to: `/admin/hotel/${room.hotelId}` },
        ]}
        actions={<PriceLink to={`/admin/hotel/room/${room.id}/price`} button />}
      />
      <DetailCard title={t("detail.record")}>
        <DetailRow label={t("detail.id")}>{room.id}</DetailRow>
        <BilingualRow label={t("room.name")} text={room.name} />
        <BilingualRow label={t("hotel.name")} text={room.hotel} />
        <DetailRow label={t("room.adults")}>{room.maxAdults}</DetailRow>
        <DetailRow label={t("room.children")}>{room.maxChildren}</DetailRow>
        <DetailRow label={t("room.extra_bed")}>{t(room.extraBed ? "yes" : "no")}</DetailRow>
        <DetailRow label={t("room.position")}>{room.position + 1}</DetailRow>
      </DetailCard>
    </>
  );
}
