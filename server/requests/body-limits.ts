import { MAX_WORKBOOK_BYTES } from "#app/domain/catalog/workbook/workbook-cells.ts";
import { MAX_IMAGE_BYTES } from "#app/domain/picture/upload.ts";

const USUAL_BYTES = 1024 * 1024;

/** Addresses that take files; the rest of such a form has the usual size. */
const OF_FILES: Readonly<Record<string, number>> = {
  "/api/uploads": MAX_IMAGE_BYTES + USUAL_BYTES,
  "/admin/courses/import": MAX_WORKBOOK_BYTES + USUAL_BYTES,
};

/** How much a request may send to this address, as a page or as data of it. */
export function bodyLimitOf(path: string): number {
  return OF_FILES[path.replace(/\.data$/, "")] ?? USUAL_BYTES;
}

/** Whether the sender itself says that it is more; a body in chunks is counted as it comes. */
export function isDeclaredTooLarge(
  path: string,
  contentLength: string | null | undefined,
): boolean {
  return Number(contentLength ?? 0) > bodyLimitOf(path);
}
