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
export function encoded(fields: readonly SentField[], isMultipart: boolean): BodyInit {
  if (!isMultipart) {
    return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  }
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

/** What stands beneath a field, as a screen reader finds it: undefined where the field is not marked as wrong. */
export function errorBeneath(html: string, field: string): string | undefined {
  const tags = [...html.matchAll(/<(?:input|select|textarea|fieldset)\b[^>]*>/g)];
  const own = tags.findIndex(([tag]) => attribute(tag, "name") === field);
  const tag = tags[own]?.[0] ?? "";
  const group = tags.slice(0, own + 1).findLast(([each]) => each.startsWith("<fieldset"));
  const isWithin = group && html.indexOf("</fieldset>", group.index) > (tags[own]?.index ?? 0);
  const marked = [tag, isWithin ? group[0] : ""].find((each) => /aria-invalid="true"/.test(each));
  const [id] = (marked && attribute(marked, "aria-describedby")?.split(" ")) || [];
  if (!id) return undefined;
  const from = html.indexOf(`id="${id}"`);
  return plain(html.slice(from, html.indexOf("</p>", from)).replaceAll(/<[^>]*>/g, ""));
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}
