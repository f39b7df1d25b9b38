import { useTranslation } from "react-i18next";
import { CreateNote } from "#app/features/admin/create-note.tsx";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findHotel } from "#app/features/admin/hotel-queries.server.ts";
import { HotelRecordView } from "#app/features/admin/hotel-record.tsx";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t, textOf) => {
    const hotel = args.loaderData?.hotel;
    return hotel ? textOf(hotel.name) : t("desk:create.hotel");
  });

/** Serves /admin/hotel/create and /admin/hotel/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === undefined) return { hotel: undefined };
  return { hotel: found(await findHotel(servicesOf(context).db, slugParam(params.id))) };
}

export default function AdminHotel({ loaderData: { hotel } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useDeskFormat();
  if (!hotel) return <CreateNote area="hotel" />;
  return (
    <>
      <DeskHead
        title={text(hotel.name)}
        crumbs={[{ label: t("area.hotel"), to: "/admin/hotel" }]}
      />
      <HotelRecordView hotel={hotel} />
    </>
  );
}
