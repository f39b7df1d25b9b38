import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_POST_CONTENT, MAX_POST_TITLE } from "#app/domain/community/post.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { MistakeSummary, RestoredNote, SubmitRow } from "#app/ui/form/long-form.tsx";
import { Note } from "#app/ui/note.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import type { PostText } from "./post-draft.ts";
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
  const { t } = useTranslation("community");
  const codes = ["region", "title", "content", "picture"].flatMap((name) => errorOf(name) ?? []);
  const savedText = draft.saved ? t("write.saved") : "";

  return (
    <Form method="post" noValidate {...formProps} className="grid gap-5">
      <MistakeSummary
        codes={codes}
        failure={state.fresh}
        title={t("write.check", { count: codes.length })}
      />
      {state.lostPictures ? <Note tone="warn">{t("write.pictures_lost")}</Note> : null}
      {draft.restored && !state.lostPictures ? (
        <RestoredNote discard={t("write.discard")} onDiscard={draft.discard}>
          {t("write.restored")}
        </RestoredNote>
      ) : null}
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
        status={
          chosen.sending === undefined
            ? savedText
            : t("write.sending", { number: chosen.sending, total: chosen.pictures.length })
        }
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
