import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { MAX_POST_CONTENT, MAX_POST_TITLE, postSchema } from "#app/domain/community/post-form.ts";
import type { Picture } from "#app/domain/picture.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import type { DraftWords } from "./draft-words.ts";
import { PictureField } from "./picture-field.tsx";
import { DraftNote, MistakeSummary } from "./post-form-notes.tsx";
import { usePostDraft } from "./use-post-draft.ts";
import { usePostPictures } from "./use-post-pictures.ts";
import { usePostSending } from "./use-post-sending.ts";

type PostFormProps = {
  /** "new", or the number of the post that is being changed. */
  readonly post: string;
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  readonly words?: DraftWords | undefined;
  readonly pictures?: readonly Picture[];
  /** What the server said to a form that was sent without scripts. */
  readonly failure?: Failure | undefined;
  readonly submitLabel: string;
  readonly onPublished: (id: number) => void;
};

const AskLogin = lazy(() => import("./ask-login.tsx"));
const NO_PICTURES: readonly Picture[] = [];

export function PostForm({
  post,
  regions,
  words,
  pictures = NO_PICTURES,
  failure: plainFailure,
  submitLabel,
  onPublished,
}: PostFormProps) {
  const { t } = useTranslation("community");
  const { user, ready } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const chosen = usePostPictures(pictures);
  /** How many pictures the post had that waits to be sent since before the login. */
  const [awaited, setAwaited] = useState<number>();
  const [lostPictures, setLostPictures] = useState(false);
  const [keepsPictures, setKeepsPictures] = useState(true);
  const sending = usePostSending((id) => {
    draft.drop();
    onPublished(id);
  });
  const draft = usePostDraft({
    post,
    form,
    files: chosen.files,
    onFiles: chosen.reset,
    onReady: (memberId) => setAwaited(memberId ? sending.takeWanted() : undefined),
  });
  const failure = sending.failure ?? plainFailure;
  const { checks, errorOf, fresh } = useChecked(postSchema, failure);
  const busy = sending.busy || chosen.sending !== undefined;

  /** After the login: by itself, unless a picture did not come along. */
  const goOn = useEffectEvent((pictureCount: number) => {
    setAwaited(undefined);
    if (chosen.files.length < pictureCount) setLostPictures(true);
    else form.current?.requestSubmit();
  });
  useEffect(() => {
    if (awaited !== undefined) goOn(awaited);
  }, [awaited]);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [failure]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const filled = event.currentTarget;
    checks.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (busy) return;
    if (ready && !user) {
      await askLogin();
      return;
    }
    const sources = await chosen.send();
    if (sources === "auth.login_required") await askLogin();
    else if (typeof sources !== "string") sending.submit(filled, sources);
  }

  async function askLogin(): Promise<void> {
    setKeepsPictures(await draft.keepAll());
    sending.setAsksLogin(true);
  }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      {...checks}
      onSubmit={(event) => void onSubmit(event)}
      onInput={draft.touch}
      className="grid gap-5"
    >
      <MistakeSummary
        codes={["region", "title", "content", "picture"].flatMap((name) => errorOf(name) ?? [])}
        failure={fresh}
      />
      <DraftNote restored={draft.restored} lostPictures={lostPictures} onDiscard={draft.discard} />
      <SelectField
        name="region"
        label={t("write.region")}
        placeholder={t("write.region_none")}
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={words?.region}
        error={errorOf("region")}
        required
      />
      <TextField
        name="title"
        label={t("write.title_field")}
        defaultValue={words?.title}
        error={errorOf("title")}
        maxLength={MAX_POST_TITLE}
        autoComplete="off"
        required
      />
      <TextArea
        name="content"
        label={t("write.content")}
        hint={t("write.content_hint")}
        defaultValue={words?.content}
        error={errorOf("content")}
        maxLength={MAX_POST_CONTENT}
        rows={10}
        required
      />
      <PictureField
        pictures={chosen.pictures}
        error={chosen.refused ?? errorOf("picture")}
        busy={busy}
        onAdd={(files) => {
          draft.touch();
          chosen.add(files);
        }}
        onRemove={(key) => {
          draft.touch();
          chosen.remove(key);
        }}
      />
      <div className="grid gap-2">
        <Button type="submit" size="lg" block busy={busy}>
          {submitLabel}
        </Button>
        <p className="min-h-6 text-center text-14 text-ink-2" role="status">
          {statusText()}
        </p>
      </div>
      {sending.asksLogin ? (
        <Suspense fallback={null}>
          <AskLogin
            keepsPictures={keepsPictures}
            onOpenChange={sending.setAsksLogin}
            onConfirm={() => sending.logIn(chosen.files.length)}
          />
        </Suspense>
      ) : null}
    </Form>
  );

  function statusText(): string {
    if (chosen.sending !== undefined) {
      return t("write.sending", { number: chosen.sending, total: chosen.pictures.length });
    }
    return draft.saved ? t("write.saved") : "";
  }
}
