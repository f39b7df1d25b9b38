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
