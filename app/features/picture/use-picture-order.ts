import { useState } from "react";
import { useFetcher } from "react-router";
import type { ErrorCode } from "#app/domain/errors.ts";
import { MAX_PRODUCT_PICTURES } from "#app/domain/picture/picture-order.ts";
import { sendPicture } from "#app/platform/browser/send-picture.ts";
import type { Failure } from "#app/platform/http/form.ts";

type Answer = Failure | { readonly ok: true };

/** Uploads files and saves their order; a refusal is returned as an error code. */
export function usePictureOrder(sources: readonly string[]) {
  const fetcher = useFetcher<Answer>();
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<ErrorCode>();
  const isBusy = sending || fetcher.state !== "idle";
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  function arrange(order: readonly string[]) {
    if (isBusy) return;
    setRefused(undefined);
    save(order);
  }

  function save(order: readonly string[]) {
    const form = new FormData();
    for (const src of order) form.append("src", src);
    void fetcher.submit(form, { method: "post" });
  }

  /** Uploaded files stay, even when a later one is refused. */
  async function add(files: readonly File[]) {
    setRefused(undefined);
    if (sources.length + files.length > MAX_PRODUCT_PICTURES) {
      setRefused("upload.too_many");
      return;
    }
    setSending(true);
    const arrived: string[] = [];
    for (const file of files) {
      const result = await sendPicture(file);
      if ("code" in result) setRefused(result.code);
      else arrived.push(result.src);
    }
    setSending(false);
    if (arrived.length > 0) save([...sources, ...arrived]);
  }

  return {
    arrange,
    add,
    isBusy,
    isSaved: answer?.ok === true && refused === undefined,
    refused: refused ?? (answer?.ok === false ? answer.error : undefined),
  };
}
