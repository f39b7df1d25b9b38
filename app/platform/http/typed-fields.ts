/** What was typed into the named fields of a form; an empty text for those that are missing. */
export function typedFields<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const typed = names.map((name) => [name, String(form.get(name) ?? "")] as const);
  return Object.fromEntries(typed) as Record<Name, string>;
}
