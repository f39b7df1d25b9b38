const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER = /^[1-9]\d{0,8}$/;

/** What somebody came to write: a review of a line they used, or a change of one of theirs. */
export type ReviewTarget =
  | { readonly kind: "line"; readonly id: string }
  | { readonly kind: "review"; readonly id: number };

/** What cannot be a reservation or a review is none. */
export function reviewTarget(search: URLSearchParams): ReviewTarget | undefined {
  const review = search.get("review") ?? "";
  if (NUMBER.test(review)) return { kind: "review", id: Number(review) };
  const line = search.get("reservation") ?? "";
  return UUID.test(line) ? { kind: "line", id: line.toLowerCase() } : undefined;
}

export function reviewWritePath(target: ReviewTarget | undefined): string {
  if (!target) return "/review/write";
  const name = target.kind === "line" ? "reservation" : "review";
  return `/review/write?${name}=${target.id}`;
}
