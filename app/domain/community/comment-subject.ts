/** What members write comments below. */
export type CommentSubject = { readonly kind: "post" | "event"; readonly id: number };

export function commentPath({ kind, id }: CommentSubject): string {
  return `/${kind === "post" ? "community" : "event"}/${id}`;
}
