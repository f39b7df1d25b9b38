import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_POST_CONTENT, MAX_POST_TITLE } from "#app/domain/community/text-limits.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import type { PostText } from "./post-draft.ts";
import { DraftNote, MistakeSummary } from "./post-form-notes.tsx";
import { usePostForm } from "./use-post-form.ts";

type PostFormProps = {
  /** "new", or the number of the post that is being changed. */
  readonly post: string;
  /** Undefined where they could not be read. */
  readonly regions: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly text?: PostText | undefined;
  readonly pictures?: readonly Picture[];
  /** What the server answered to a form that was sent without scripts. */
  readonly failure?: Failure | undefined;
  readonly submitLabel: string;
  readonly onPublished: (id: number) => void;
};

const AskLogin = lazy(() => import("./ask-login.tsx"));
const NO_PICTURES: readonly Picture[] = [];

export function PostForm({ regions, text, submitLabel, ...props }: PostFormProps) {
  const { post, pictures = NO_PICTURES, failure, onPublished } = props;
  const state = usePostForm({ post, pictures, serverFailure: failure, onPublished });
  const { formProps, chosen, draft, sending, errorOf, busy } = state;

  return (
    <Form method="post" noValidate {...formProps} className="grid gap-5">
      <MistakeSummary
        codes={["region", "title", "content", "picture"].flatMap((name) => errorOf(name) ?? [])}
        failure={state.fresh}
      />
      <DraftNote
        restored={draft.restored}
        lostPictures={state.lostPictures}
        onDiscard={draft.discard}
      />
      <PostTextFields regions={regions} text={text} errorOf={errorOf} />
      <PictureField
        pictures={chosen.pictures}
        error={chosen.refused ?? errorOf("picture")}
        refusals={chosen.refusals}
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
      <SubmitRow
        label={submitLabel}
        busy={busy}
        sending={chosen.sending}
        total={chosen.pictures.length}
        isSaved={draft.saved}
      />
      {sending.asksLogin ? (
        <Suspense fallback={null}>
          <AskLogin
            savesPictures={state.savesPictures}
            onOpenChange={sending.setAsksLogin}
            onConfirm={() => sending.logIn(chosen.files.length)}
          />
        </Suspense>
      ) : null}
    </Form>
  );
}

type PostTextFieldsProps = Pick<PostFormProps, "regions" | "text"> & {
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

function PostTextFields({ regions, text, errorOf }: PostTextFieldsProps) {
  const { t } = useTranslation("community");
  return (
    <>
      {regions ? null : <ErrorNote code="community.region_unavailable" />}
      <SelectField
        name="region"
        label={t("write.region")}
        placeholder={t("write.region_none")}
        options={(regions ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={text?.region}
        error={errorOf("region")}
        required
      />
      <TextField
        name="title"
        label={t("write.title_field")}
        defaultValue={text?.title}
        error={errorOf("title")}
        maxLength={MAX_POST_TITLE}
        autoComplete="off"
        required
      />
      <TextArea
        name="content"
        label={t("write.content")}
        hint={t("write.content_hint")}
        defaultValue={text?.content}
        error={errorOf("content")}
        maxLength={MAX_POST_CONTENT}
        rows={10}
        required
      />
    </>
  );
}

type SubmitRowProps = {
  readonly label: string;
  readonly busy: boolean;
  /** The number of the picture that is being sent. */
  readonly sending: number | undefined;
  readonly total: number;
  readonly isSaved: boolean;
};

function SubmitRow({ label, busy, sending, total, isSaved }: SubmitRowProps) {
  const { t } = useTranslation("community");
  const savedText = isSaved ? t("write.saved") : "";
  return (
    <div className="grid gap-2">
      <Button type="submit" size="lg" block busy={busy}>
        {label}
      </Button>
      <p className="min-h-6 text-center text-14 text-ink-2" role="status">
        {sending === undefined ? savedText : t("write.sending", { number: sending, total })}
      </p>
    </div>
  );
}
