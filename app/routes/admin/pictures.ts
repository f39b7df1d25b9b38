import { type PicturedKind, pictureOrderSchema } from "#app/domain/picture/picture-order.ts";
import { arrangePictures } from "#app/features/catalog/desk/pictures/arrange-pictures.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam, slugParam } from "#app/platform/http/params.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/pictures.ts";

const KIND: Readonly<Record<string, PicturedKind>> = {
  courses: "course",
  hotel: "hotel",
  "hotel/room": "room",
  caddy: "caddy",
  region: "region",
  banners: "banner",
  event: "event",
  tournament: "tournament",
};

const NUMBERED: ReadonlySet<PicturedKind> = new Set(["banner", "event"]);

export function loader(): never {
  throw refusal("common.method_not_allowed");
}

/** Serves /admin/courses/:id/pictures and the like: pictures are saved apart from their record, once they are there. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("upload.failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    // Between /admin/ and /:id/pictures.
    const kind = orNotFound(KIND[url.pathname.split("/").slice(2, -2).join("/")]);
    const id = slugParam(orNotFound(params.id));
    const product = { kind, id: NUMBERED.has(kind) ? String(numberParam(id)) : id };
    const { pictures, seen, undo } = parseForm(pictureOrderSchema, await formOf(request));
    const order = undo === undefined ? (pictures ?? []) : undefined;
    const entry = await arrangePictures(services, { product, order, undo, seen, by });
    return { ok: true as const, entry, undone: undo !== undefined };
  });
}
