import { redirect } from "react-router";
import { isSharedKind, SHOP_SHARE_PICTURE } from "#app/domain/shell/seo/shared-pictures.ts";
import { shareImage } from "#app/features/shell/seo/share-image.server.ts";
import { findSharedPicture } from "#app/features/shell/seo/share-picture-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam, slugParam } from "#app/platform/http/params.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import type { Route } from "./+types/share-picture.ts";

const DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** The picture of a shared link: `/og/course/th-siam-old.jpg`. */
export async function loader({ params: { kind, id }, context }: Route.LoaderArgs) {
  if (!isSharedKind(kind)) throw refusal("common.not_found");
  const key = kind === "event" || kind === "tournament" ? String(numberParam(id)) : slugParam(id);
  const { db, storage } = servicesOf(context);
  const { picture } = orNotFound(await findSharedPicture(db, { kind, id: key }));
  const image = picture ? await shareImage(picture, storage) : undefined;
  if (!image) throw redirect(SHOP_SHARE_PICTURE);
  cachePage(context);
  return new Response(new Uint8Array(image), {
    headers: { "content-type": "image/jpeg", "cache-control": DAY },
  });
}
