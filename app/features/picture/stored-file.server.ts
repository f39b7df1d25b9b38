import type { Services } from "#app/platform/env/services.server.ts";
import { diskFault } from "#app/platform/http/disk-fault.ts";
import { orNotFound, refusal } from "#app/platform/http/refusal.ts";

/** The bytes of a stored file; 404 where there is none, and 503 while the storage is away. */
export async function storedFile(
  { storage, log }: Pick<Services, "storage" | "log">,
  name: string,
) {
  const bytes = await storage.get(name).catch((cause: unknown) => {
    const code = diskFault(cause);
    if (!code) throw cause;
    log.error({ err: cause }, "the storage of pictures is away");
    throw refusal(code);
  });
  return orNotFound(bytes);
}
