import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { STORAGE_AWAY } from "#app/integrations/storage/file-storage.ts";

const FULL = /^(ENOSPC|EDQUOT)$/;
/** Read-only, not ours, broken, or not there as it should be. */
const AWAY = /^(EROFS|EACCES|EPERM|EIO|ENXIO|ENODEV|ENOTDIR|EEXIST|ESTALE|EMFILE|ENFILE)$/;

/** The error code of a storage that failed, a disk or another; undefined when the cause was another. */
export function diskFault(cause: unknown): ErrorCode | undefined {
  if (!(cause instanceof Error) || !("code" in cause)) return undefined;
  if (cause.code === STORAGE_AWAY) return "upload.disk_away";
  if (!("syscall" in cause)) return undefined;
  const code = String(cause.code);
  if (FULL.test(code)) return "upload.disk_full";
  return AWAY.test(code) ? "upload.disk_away" : undefined;
}
