/** The HTML that a browser without scripts reads, with its entities as the signs they stand for. */
export function visible(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>/gs, "");
}

export function plain(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

export type SentField = readonly [name: string, value: string | Blob];

/** A form as a browser sends it: `multipart` where its page says so. */
export function encoded(fields: readonly SentField[], isMultipart: boolean) {
  if (!isMultipart) {
    return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  }
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

/** The error below a field, as a screen reader finds it: undefined where no field of that name is marked as wrong. */
export function errorBeneath(html: string, field: string): string | undefined {
  const tags = [...html.matchAll(/<(?:input|select|textarea|fieldset)\b[^>]*>/g)];
  const marked = tags.flatMap((tag, index) => {
    if (attribute(tag[0], "name") !== field) return [];
    const group = tags.slice(0, index).findLast(([each]) => each.startsWith("<fieldset"));
    const isWithin = group && html.indexOf("</fieldset>", group.index) > tag.index;
    return [tag[0], isWithin ? group[0] : ""].filter((each) => /aria-invalid="true"/.test(each));
  });
  const [id] = attribute(marked[0] ?? "", "aria-describedby")?.split(" ") ?? [];
  if (!id) return undefined;
  const from = html.indexOf(`id="${id}"`);
  return plain(html.slice(from, html.indexOf("</p>", from)).replaceAll(/<[^>]*>/g, ""));
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}
