export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)} %`;
}

export function decimals(value: number, digits: number): string {
  return value.toFixed(digits);
}

/** The report with these sections new, and all others as they were. */
export function withSections(
  introduction: string,
  before: string,
  sections: readonly (readonly [title: string, text: string])[],
): string {
  const all = new Map<string, string>();
  for (const part of before.split(/^## /m).slice(1)) {
    const [title = "", ...lines] = part.split("\n");
    all.set(title, lines.join("\n").trim());
  }
  for (const [title, text] of sections) all.set(title, text);
  const parts = [...all].map(([title, text]) => `## ${title}\n\n${text}\n`);
  return [introduction, ...parts].join("\n");
}
