import { LOCALE_TAG, type Locale } from "#app/domain/common/language/languages.ts";

type MailParts = {
  readonly locale: Locale;
  readonly brand: string;
  readonly subject: string;
  /** The address of the trip's picture. */
  readonly picture: string | undefined;
  readonly hello: string;
  readonly body: string;
  readonly link: string | undefined;
  readonly linkText: string;
  readonly optOut: { readonly text: string; readonly link: string } | undefined;
  readonly footer: string;
};

const GREEN = "#0a623c";

/** One column, inline styles and no script: what every mail program shows alike, with or without the picture. */
export function emailHtml(parts: MailParts): string {
  const { locale, brand, subject, picture, hello, body, link, linkText, optOut, footer } = parts;
  const face = picture
    ? `<p style="margin:0 0 24px"><img src="${escaped(picture)}" alt="" width="496" style="display:block;width:100%;height:auto;border-radius:8px"></p>\n`
    : "";
  const button = link
    ? `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${GREEN};color:#ffffff;font-weight:bold;text-decoration:none">${escaped(linkText)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b635e;word-break:break-all">${escaped(link)}</p>`
    : "";
  const stop = optOut
    ? `<p style="margin:16px 0 0"><a href="${escaped(optOut.link)}" style="color:#5b635e">${escaped(optOut.text)}</a></p>`
    : "";
  return `<!doctype html>
<html lang="${LOCALE_TAG[locale]}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f4ee;color:#16211b;font-family:sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<p style="margin:0 0 24px;font-size:22px;font-weight:bold;color:${GREEN}">${escaped(brand)}</p>
${face}<p style="margin:0 0 16px">${escaped(hello)}</p>
<p style="margin:0">${lines(body)}</p>
${button}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e3e0d6;font-size:13px;color:#5b635e">${lines(footer)}</p>
${stop}
</div>
</body>
</html>`;
}

function lines(text: string): string {
  return escaped(text).replaceAll("\n", "<br>");
}

const ENTITY: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? sign);
}
