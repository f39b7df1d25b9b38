import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { MAX_IMAGE_BYTES } from "#app/domain/picture/upload.ts";
import { hasErrorText } from "#app/platform/i18n/error-text.ts";
import { documentLocale } from "#app/platform/i18n/request-locale.ts";
import { withLoginHere } from "#app/platform/session/login-here.ts";

type Uploaded = { readonly picture: Picture } | { readonly code: ErrorCode };

/** What it is a picture of; `post` is for reviews too. */
export type PicturePurpose = "catalogue" | "post" | "question";

type Watch = {
  readonly signal: AbortSignal;
  readonly onProgress: (sentShare: number) => void;
  readonly purpose: PicturePurpose;
};

/** Uploads a picture and says how much has been sent: `fetch` cannot. After a login in place it is sent again. */
export async function uploadPicture(file: File, watch: Watch): Promise<Uploaded> {
  if (file.size > MAX_IMAGE_BYTES) return { code: "upload.too_large" };
  return withLoginHere(() => send(file, watch), watch.signal);
}

function send(file: File, { signal, onProgress, purpose }: Watch): Promise<Uploaded> {
  const form = new FormData();
  form.append("file", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("loadend", () => resolve(answerOf(request)));
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", purpose === "catalogue" ? "/api/uploads" : `/api/uploads?for=${purpose}`);
    request.send(form);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): Uploaded {
  try {
    const answer = JSON.parse(responseText);
    if (status === 200) return { picture: answer.picture };
    const code = answer.error ?? answer.code;
    return { code: hasErrorText(documentLocale(), code) ? code : "upload.failed" };
  } catch {
    return { code: "upload.failed" };
  }
}
