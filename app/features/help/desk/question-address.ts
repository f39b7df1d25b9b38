import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { QUESTION_VIEWS, type QuestionView } from "#app/domain/help/question/answer-status.ts";

/** The view that the address names; by default, open questions. */
export function questionView(search: URLSearchParams): QuestionView {
  return choiceParam(search, "view", QUESTION_VIEWS) ?? "open";
}

/** The address of the queue, or of a question next to it, in the same view. */
export function questionAddress(search: URLSearchParams, id?: number, done?: string): string {
  const params = new URLSearchParams(search);
  params.delete("done");
  if (done) params.set("done", done);
  const path = id === undefined ? "/admin/qna" : `/admin/qna/${id}`;
  return params.size > 0 ? `${path}?${params}` : path;
}
