import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import type { MoveSheetProps } from "./move-sheet.tsx";

const load = async () => (await import("./move-sheet.tsx"))?.MoveSheet;

/** Loads the calendar only when a line is moved: most carts are paid without it. */
export function LazyMoveSheet(props: MoveSheetProps) {
  const [Part, isOpen] = useLazyPart(load, props.open, () => props.onOpenChange(false));
  return Part ? <Part {...props} open={isOpen} /> : null;
}
