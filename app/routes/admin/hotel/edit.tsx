import { useTranslation } from "react-i18next";
import { allPictures } from "#app/domain/picture/picture.ts";
import { pictureOrderSchema } from "#app/domain/picture/picture-order.ts";
import { findHotel } from "#app/features/admin/catalog/hotel-queries.server.ts";
import { HotelRecordView } from "#app/features/admin/catalog/hotel-record.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { CreateNote } from "#app/features/admin/kit/create-note.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { arrangePictures } from "#app/features/picture/arrange-pictures.server.ts";
import { PicturesCard } from "#app/features/picture/pictures-card.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const hotel = args.loaderData?.hotel;
    return hotel ? textOf(hotel.name) : t("desk:create.hotel");
  });

/** Serves /admin/hotel/create and /admin/hotel/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === undefined) return { hotel: undefined };
  return { hotel: orNotFound(await findHotel(servicesOf(context).db, slugParam(params.id))) };
}

/** Saves the order of the pictures, the only editable part so far. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("upload.failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const product = { kind: "hotel", id: slugParam(orNotFound(params.id)) } as const;
    const { src } = parseForm(pictureOrderSchema, await formOf(request));
    await arrangePictures(services, { product, order: src, by });
    return { ok: true as const };
  });
}

export default function AdminHotel({ loaderData: { hotel } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  const canChange = useMayChange("hotel");
  if (!hotel) return <CreateNote area="hotel" />;
  return (
    <>
      <AdminHead
        title={text(hotel.name)}
        crumbs={[{ label: t("area.hotel"), to: "/admin/hotel" }]}
      />
      <HotelRecordView
        hotel={hotel}
        pictures={
          canChange ? (
            <PicturesCard pictures={allPictures(hotel)} name={text(hotel.name)} />
          ) : undefined
        }
      />
    </>
  );
}
