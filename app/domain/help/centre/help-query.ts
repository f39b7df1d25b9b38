import { searchQuery } from "#app/domain/catalog/search/search-query.ts";
import { listPath, oneOf } from "#app/domain/common/paging.ts";

/** What the answers of the help centre are about, in the order of its menu. */
export const HELP_SUBJECTS = ["booking", "refund", "payment", "round", "van", "hotel"] as const;

export type HelpQuery = { readonly q: string; readonly subject: HelpSubject | undefined };

/** Searches all subjects, because the reader does not know where the answer is. */
export function helpQuery(params: URLSearchParams): HelpQuery {
  const { q } = searchQuery(params);
  return { q, subject: q ? undefined : oneOf(params.get("subject"), HELP_SUBJECTS) };
}

export function helpPath({ q, subject }: Partial<HelpQuery>): string {
  return listPath("/help", { q: q || undefined, subject });
}

export type HelpSubject = (typeof HELP_SUBJECTS)[number];
