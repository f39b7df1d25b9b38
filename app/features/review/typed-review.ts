const FIELDS = ["rating", "content", "party"] as const;

export type TypedReview = Readonly<Record<(typeof FIELDS)[number], string>>;

/** What was typed, for a page that is sent again without scripts. */
export function typedReview(form: FormData): TypedReview {
  const of = (field: (typeof FIELDS)[number]) => String(form.get(field) ?? "");
  return { rating: of("rating"), content: of("content"), party: of("party") };
}
