import { redirect } from "react-router";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { listPath } from "#app/domain/common/paging.ts";
import { type CommentInput, commentSchema } from "#app/domain/community/comment-schema.ts";
import { type CommentSubject, commentPath } from "#app/domain/community/comment-subject.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { pageOfComment } from "./comment-queries.server.ts";
import { addComment, changeComment, deleteComment } from "./write-comment.server.ts";

type Sent = {
  readonly form: FormData;
  readonly subject: CommentSubject;
  readonly memberId: string;
  readonly locale: Locale;
};

/** Carries out a form below a post or an event, and leads to the comment it was about. */
export async function commentAction(services: Services, sent: Sent): Promise<Response> {
  const { subject, locale } = sent;
  const input = parseForm(commentSchema, sent.form);
  const id = await carryOut(services, input, sent);
  const page = id === undefined ? 1 : await pageOfComment(services.db, subject, id);
  const path = localized(listPath(commentPath(subject), {}, page), locale);
  return redirect(`${path}#${id === undefined ? "comments" : `comment-${id}`}`);
}

async function carryOut(
  services: Services,
  input: CommentInput,
  { subject, memberId, locale }: Sent,
): Promise<number | undefined> {
  if (input.intent === "delete") {
    await deleteComment(services, { id: input.comment, subject, memberId });
    return undefined;
  }
  const text = { subject, memberId, locale, content: input.content };
  if (input.intent === "change") {
    await changeComment(services, { ...text, id: input.comment });
    return input.comment;
  }
  const parentId = input.intent === "reply" ? input.comment : undefined;
  return addComment(services, { ...text, ...(parentId ? { parentId } : {}) });
}

export type TypedComment = {
  readonly intent: string;
  readonly comment: string;
  readonly content: string;
};

/** The typed text, so that nothing is lost when it is refused. */
export function typedComment(form: FormData): TypedComment {
  const of = (name: string) => String(form.get(name) ?? "");
  return { intent: of("intent"), comment: of("comment"), content: of("content") };
}
