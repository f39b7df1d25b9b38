const FIELDS = ["type", "title", "content", "phone", "email", "public"] as const;

export type TypedQuestion = Readonly<Record<(typeof FIELDS)[number], string>>;

/** What was typed, for a page that is sent again without scripts. */
export function typedQuestion(form: FormData): TypedQuestion {
  const pairs = FIELDS.map((name) => [name, String(form.get(name) ?? "")] as const);
  return Object.fromEntries(pairs) as TypedQuestion;
}
