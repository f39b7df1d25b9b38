import { AppError } from "#app/domain/errors.ts";
import { storeUpload } from "#app/features/picture/store-upload.server.ts";
import { answering } from "#app/platform/action.server.ts";
import { formOf } from "#app/platform/form.ts";
import { requireDesk } from "#app/platform/guards.server.ts";
import { refusal } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/uploads.ts";

export function loader(): never {
  throw refusal("common.method_not_allowed");
}

/** Staff who look after courses send one picture as `file`; the answer is how the shop will show it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("upload.failed", services.log, async () => {
    const { id } = await requireDesk(context, "courses");
    const file = (await formOf(request)).get("file");
    if (!(file instanceof File)) throw new AppError("common.bad_request");
    const picture = await storeUpload(services, id, new Uint8Array(await file.arrayBuffer()));
    services.log.info({ memberId: id, src: picture.src }, "a picture was uploaded");
    return Response.json({ ok: true, picture });
  });
}
