/** A field of a form as its page offers it. */
export type FormField = {
  readonly name: string;
  readonly value: string;
  readonly kind: "hidden" | "date" | "number" | "choice" | "text";
  readonly isRequired: boolean;
};

export type PageForm = { readonly action: string; readonly fields: readonly FormField[] };

/** The forms of a page that are sent to the server, read from its HTML. */
export function formsOf(html: string, path: string): readonly PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(
    ([, head = "", body = ""]) => {
      if (!/method="post"/i.test(head)) return [];
      const fields = [...fieldsOf(body), ...firstButton(body)];
      if (fields.every(({ kind }) => kind === "hidden")) return [];
      return [{ action: attribute(head, "action") ?? path, fields }];
    },
  );
}

function fieldsOf(body: string): readonly FormField[] {
  const controls =
    /<input\b([^>]*)>|<textarea\b([^>]*)>(.*?)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/gs;
  return [...body.matchAll(controls)].flatMap(
    ([, input, area, text = "", select, options = ""]) => {
      const tag = input ?? area ?? select ?? "";
      const name = attribute(tag, "name");
      const type = attribute(tag, "type") ?? "text";
      if (!name || !isSent(tag, type)) return [];
      const inside = area === undefined ? chosen(options) : plain(text);
      return [
        {
          name,
          value: input === undefined ? inside : (attribute(tag, "value") ?? ""),
          kind: kindOf(tag, type, select !== undefined),
          isRequired: /aria-required="true"/.test(tag),
        },
      ];
    },
  );
}

function isSent(tag: string, type: string): boolean {
  const isTicked = / checked=/.test(tag) || !["checkbox", "radio"].includes(type);
  return isTicked && type !== "file" && !/ disabled=/.test(tag);
}

function kindOf(tag: string, type: string, isSelect: boolean): FormField["kind"] {
  // A ticked box is on for any value.
  if (type === "hidden" || type === "checkbox") return "hidden";
  if (isSelect || type === "radio") return "choice";
  if (type === "date") return "date";
  const isNumber = type === "number" || /input[mM]ode="(numeric|decimal)"/.test(tag);
  return isNumber ? "number" : "text";
}

/** Which of several buttons was pressed decides what is done: the first one. */
function* firstButton(body: string): Generator<FormField> {
  for (const [, tag = ""] of body.matchAll(/<button\b([^>]*)>/g)) {
    const name = attribute(tag, "name");
    if (!name || attribute(tag, "type") !== "submit") continue;
    yield { name, value: attribute(tag, "value") ?? "", kind: "hidden", isRequired: false };
    return;
  }
}

function chosen(options: string): string {
  const selected = /<option\b[^>]* selected=[^>]*>/.exec(options)?.[0];
  return attribute(selected ?? /<option\b[^>]*>/.exec(options)?.[0] ?? "", "value") ?? "";
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
}

function plain(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
