const FIELDS = ["title", "content", "region"] as const;

/** What was typed, for a page that is sent again without scripts. */
export function typedPost(form: FormData): Record<(typeof FIELDS)[number], string> {
  const of = (field: (typeof FIELDS)[number]) => String(form.get(field) ?? "");
  return { title: of("title"), content: of("content"), region: of("region") };
}
