import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { storeUpload } from "#app/features/picture/store-upload.server.ts";
import { type Log, servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { diskFault } from "#app/platform/http/disk-fault.ts";
import { formOf } from "#app/platform/http/form.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { requireAdmin } from "#app/platform/session/page-guards.server.ts";
import { requireAnyMember, requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/uploads.ts";

export function loader(): never {
  throw refusal("common.method_not_allowed");
}

/**
 * One picture as `file`; the answer is how the shop will show it. Staff who look after courses send theirs plainly,
 * members `?for=post`, and members or staff in a question `?for=question`: that one stays private.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("upload.failed", services.log, async () => {
    const purpose = url.searchParams.get("for");
    const isPrivate = purpose === "question";
    const isMembers = isPrivate || purpose === "post";
    const { id } = await senderOf(context, purpose);
    // Before the file is read: files that wait are held in memory.
    const place = services.pictures.enter(id);
    if (!place) throw new AppError("upload.not_ready");
    try {
      await throttleOf(services.db).take(isMembers ? "member-upload" : "upload", id);
      const bytes = await fileOf(request);
      const encode = (all: Uint8Array) => place.encode(all, { left: request.signal });
      const picture = await storeUpload({ ...services, encode }, id, bytes, { isPrivate }).catch(
        (cause: unknown) => rethrow(cause, services.log),
      );
      services.log.info({ memberId: id, src: picture.src, isPrivate }, "a picture was uploaded");
      return Response.json({ ok: true, picture });
    } finally {
      place.leave();
    }
  });
}

/** A member asking the desk may attach a picture, even when banned. */
function senderOf(context: Readonly<RouterContextProvider>, purpose: string | null) {
  if (purpose === "question") return requireAnyMember(context);
  return purpose === "post" ? requireMember(context) : requireAdmin(context, "courses");
}

async function fileOf(request: Request): Promise<Uint8Array> {
  const file = (await formOf(request, "upload.too_large")).get("file");
  if (!(file instanceof File)) throw new AppError("common.bad_request");
  return new Uint8Array(await file.arrayBuffer());
}

function rethrow(cause: unknown, log: Log): never {
  const code = diskFault(cause);
  if (!code) throw cause;
  log.error({ err: cause }, "the disk takes no pictures");
  throw new AppError(code, { cause });
}
