const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const PROGRAM = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const IMPORTS = /^import \* as (\w+) from ("[^"]+");$/gm;

/**
 * Paints the page before its program is fetched and run piece by piece, so that a tap or a scroll is never held up for
 * long.
 */
export function paintFirst(html: string): string {
  const chunks = [...html.matchAll(PRELOADS)].map(([, href]) => href);
  return html
    .replace(PRELOADS, "")
    .replace(
      PROGRAM,
      (_, open: string, code: string, close: string) => open + afterPaint(chunks, code) + close,
    );
}

function afterPaint(chunks: readonly (string | undefined)[], code: string): string {
  return `const rest = () => new Promise((next) => setTimeout(next));
const paint = () => new Promise((next) => document.hidden ? next() : requestAnimationFrame(next));
const chunks = ${JSON.stringify(chunks)};
await paint();
await rest();
for (const [index, href] of chunks.entries()) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  if (index % 5 === 4) await rest();
}
for (const href of chunks.slice(1)) { await import(href); await rest(); }
${code.replace(IMPORTS, "const $1 = await import($2);")}`;
}
