import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { hasErrorText } from "#app/platform/i18n/error-text.ts";
import { documentLocale } from "#app/platform/i18n/request-locale.ts";
import { withLoginHere } from "#app/platform/session/login-here.ts";

type Sent = { readonly src: string; readonly width: number } | { readonly code: ErrorCode };

type Sending = {
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/** Uploads one picture of a question, after a login in place again. */
export function sendPrivatePicture(file: File, sending: Sending): Promise<Sent> {
  return withLoginHere(() => send(file, sending), sending.signal);
}

/** `fetch` cannot tell how far an upload is, so it is an XMLHttpRequest. */
function send(file: File, { onProgress, signal }: Sending): Promise<Sent> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append("file", file);
    request.upload.onprogress = ({ loaded, total }) =>
      // The last percent is the server's: it draws the picture again.
      onProgress(Math.min(99, Math.floor((loaded / total) * 100)));
    request.onload = () => done(answerOf(request));
    request.onerror = () => done({ code: "upload.failed" });
    request.onabort = () => done({ code: "upload.failed" });
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", "/api/uploads?for=question");
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): Sent {
  try {
    const answer = JSON.parse(request.responseText);
    if (request.status === 200) return { src: answer.picture.src, width: answer.picture.widths[0] };
    const code = answer.error ?? answer.code;
    return { code: hasErrorText(documentLocale(), code) ? code : "upload.failed" };
  } catch {
    return { code: "upload.failed" };
  }
}
