/** A line, and how many names it wants. */
export type NamedLine = { readonly key: string; readonly need: number; readonly most: number };

/** Who is on a line when the form ticks nobody: the first of the list. */
export function usualPeople({ need }: NamedLine): number[] {
  return Array.from({ length: need }, (_, index) => index);
}
