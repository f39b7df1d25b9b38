import type { ErrorCode } from "#app/domain/errors.ts";
import { MAX_IMAGE_BYTES } from "#app/domain/picture/upload.ts";
import { hasErrorText } from "#app/platform/i18n/error-text.ts";
import { documentLocale } from "#app/platform/i18n/locale.ts";

type Sent = { readonly src: string } | { readonly code: ErrorCode };

/** Uploads one picture; answers with its address, or with an error code. */
export async function sendPicture(file: File, purpose?: "post"): Promise<Sent> {
  if (file.size > MAX_IMAGE_BYTES) return { code: "upload.too_large" };
  const form = new FormData();
  form.append("file", file);
  const query = purpose ? `?for=${purpose}` : "";
  try {
    const response = await fetch(`/api/uploads${query}`, { method: "POST", body: form });
    const answer = await response.json();
    if (response.ok) return { src: answer.picture.src };
    const code = answer.error ?? answer.code;
    return { code: hasErrorText(documentLocale(), code) ? code : "upload.failed" };
  } catch {
    return { code: "upload.failed" };
  }
}
