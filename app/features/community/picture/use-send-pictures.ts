import { useRef, useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { uploadPicture } from "#app/platform/browser/upload-picture.ts";
import type { PostPicture } from "./post-picture.ts";

type Pictures = {
  readonly pictures: readonly PostPicture[];
  readonly onChange: (key: string, to: Partial<PostPicture>) => void;
  readonly onRefused: (file: File, code: ErrorCode) => void;
};

/** Sends the chosen pictures one after the other, and says how far each is. */
export function useSendPictures({ pictures, onChange, onRefused }: Pictures) {
  const [sending, setSending] = useState<number>();
  const stopping = useRef<AbortController>(undefined);

  async function sendOne(key: string, file: File, signal: AbortSignal) {
    onChange(key, { percent: 0 });
    // The last percent is the server's: it draws the picture again.
    const onProgress = (share: number) => onChange(key, { percent: Math.min(99, share * 100) });
    const answer = await uploadPicture(file, { signal, onProgress, purpose: "post" });
    onChange(key, { percent: undefined });
    return answer;
  }

  async function sendAll(signal: AbortSignal) {
    const sources: string[] = [];
    for (const [index, { key, file, src }] of pictures.entries()) {
      if (src) sources.push(src);
      if (src || !file) continue;
      setSending(index + 1);
      const answer = await sendOne(key, file, signal);
      if (signal.aborted) return undefined;
      if ("code" in answer) {
        onRefused(file, answer.code);
        return answer.code;
      }
      onChange(key, { src: answer.picture.src });
      sources.push(answer.picture.src);
    }
    return sources;
  }

  /**
   * Uploads what was not uploaded yet; answers with the error code of the first that fails, and the others stay
   * uploaded. Undefined when it was stopped.
   */
  async function send(): Promise<readonly string[] | ErrorCode | undefined> {
    const stop = new AbortController();
    stopping.current = stop;
    const sent = await sendAll(stop.signal);
    stopping.current = undefined;
    setSending(undefined);
    return sent;
  }

  return { sending, send, stop: () => stopping.current?.abort() };
}
