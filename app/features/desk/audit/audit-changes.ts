type Facts = Readonly<Record<string, unknown>> | null;

export type FieldChange = {
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

/** What an entry changed, field by field; nested facts are written with their path. */
export function changesOf(before: Facts, after: Facts): FieldChange[] {
  const [old, now] = [flatten(before), flatten(after)];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields
    .map((field) => ({ field, before: old.get(field) ?? "", after: now.get(field) ?? "" }))
    .filter((change) => change.before !== change.after);
}

/** A picture's measures and its encoded preview mean nothing to a reader. */
const UNREADABLE: ReadonlySet<string> = new Set(["blur", "width", "height", "widths"]);

function flatten(facts: unknown, path = ""): Map<string, string> {
  if (facts === null || facts === undefined) return new Map();
  if (typeof facts !== "object") return new Map([[path, String(facts)]]);
  return new Map(
    Object.entries(facts)
      .filter(([name]) => !UNREADABLE.has(name))
      .flatMap(([name, value]) => [...flatten(value, path === "" ? name : `${path}.${name}`)]),
  );
}
