import { Camera } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { MAX_MESSAGE } from "#app/domain/help/question/question-kinds.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { PictureChoice } from "#app/features/picture/picture-choice.tsx";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, FailureText } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ChosenPictures } from "../form/picture-tiles.tsx";
import { usePictures } from "../form/use-question-pictures.ts";

/** Always open: the member may write on at any time. What was typed stays until it has arrived. */
export function WriteOnForm() {
  const { t } = useTranslation("question");
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const pictures = usePictures();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;

  const arrived = useEffectEvent(() => {
    form.current?.reset();
    pictures.restore("");
  });
  useEffect(() => {
    if (answer?.ok) arrived();
  }, [answer]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fetcher.state !== "idle" || pictures.isSending || pictures.error) return;
    const data = new FormData(event.currentTarget);
    for (const src of pictures.sources) data.append("picture", src);
    data.set("stay", "1");
    void fetcher.submit(data, { method: "post" });
  }
  return (
    <fetcher.Form method="post" ref={form} onSubmit={onSubmit} className="mt-6 grid gap-2" id="on">
      <ChosenPictures pictures={pictures} />
      <ErrorText code={pictures.error ?? failure?.fields.content ?? failure?.fields.picture} />
      <FailureText failure={failure} />
      <div className="flex items-end gap-2">
        <textarea
          name="content"
          className={inputClass({ kind: "talk", className: "min-h-13 flex-1 py-3" })}
          rows={1}
          maxLength={MAX_MESSAGE}
          placeholder={t("on.label")}
          aria-label={t("on.label")}
          required
        />
        <AddPicture pictures={pictures} />
        <Button
          type="submit"
          name="intent"
          value="write"
          busy={fetcher.state !== "idle" || pictures.isSending}
        >
          {t("on.send")}
        </Button>
      </div>
    </fetcher.Form>
  );
}

type AddPictureProps = { readonly pictures: ReturnType<typeof usePictures> };

function AddPicture({ pictures }: AddPictureProps) {
  const { t } = useTranslation("question");
  const label = t("on.picture", { max: MAX_IMAGES, size: MAX_IMAGE_MB });
  return (
    <PictureChoice label={label} onAdd={pictures.add}>
      {(choose) => (
        <IconButton
          icon={Camera}
          label={label}
          disabled={pictures.tiles.length >= MAX_IMAGES}
          onClick={choose}
        />
      )}
    </PictureChoice>
  );
}
