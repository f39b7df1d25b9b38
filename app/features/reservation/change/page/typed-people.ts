/** Who was chosen or typed, for a page that is sent again without scripts. */
export type TypedPeople = {
  /** `who.2`, `last.2`, `first.2`: by the names of their fields. */
  readonly names: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
};

const NAME = /^(?:who|last|first)\.\d{1,2}$/;

export function typedPeople(form: FormData): TypedPeople {
  const names = [...form].filter(([name]) => NAME.test(name));
  return {
    names: Object.fromEntries(names.map(([name, value]) => [name, String(value)])),
    gone: form.getAll("gone").map(String),
  };
}
