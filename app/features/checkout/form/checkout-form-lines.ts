/** A line, and how many names it wants. */
export type NamedLine = { readonly key: string; readonly need: number; readonly most: number };

/** Rows that the form never has are not read. */
const MOST_PEOPLE = 40;

/** Who is on a line by default: all who travel, up to as many as it takes. */
export function usualPeople({ need, most }: NamedLine, travelling: number): number[] {
  const length = Math.min(Math.max(travelling, need), Math.max(most, need));
  return Array.from({ length }, (_, index) => index);
}

/** The numbers of the rows that a sent form has. */
export function rowsIn(form: FormData): number[] {
  const rows = Array.from({ length: MOST_PEOPLE }, (_, row) => row);
  return rows.filter(
    (row) => form.has(`person.${row}.firstName`) || form.has(`person.${row}.same`),
  );
}

/** Typed points, `6,000` or `6000`; an empty text is none, and undefined is no number. */
export function checkedPoints(text: string): number | undefined {
  const figures = text.replaceAll(/[,\s]|P$/gi, "");
  if (figures === "") return 0;
  return /^\d{1,9}$/.test(figures) ? Number(figures) : undefined;
}

/** The same the other way round: none leaves the field empty. */
export function pointsText(points: number): string {
  return points === 0 ? "" : points.toLocaleString("en-US");
}
