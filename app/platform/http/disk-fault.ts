import type { ErrorCode } from "#app/domain/errors.ts";

const FULL = /^(ENOSPC|EDQUOT)$/;
/** Read-only, not ours, broken, or not there as it should be. */
const AWAY = /^(EROFS|EACCES|EPERM|EIO|ENXIO|ENODEV|ENOTDIR|EEXIST|ESTALE|EMFILE|ENFILE)$/;

/** What a disk that does not take a file is to the one who sent it; nothing when it was not the disk. */
export function diskFault(cause: unknown): ErrorCode | undefined {
  if (!(cause instanceof Error) || !("syscall" in cause) || !("code" in cause)) return undefined;
  const code = String(cause.code);
  if (FULL.test(code)) return "upload.disk_full";
  return AWAY.test(code) ? "upload.disk_away" : undefined;
}
