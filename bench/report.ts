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
