import { useLazyPart } from "#app/ui/use-lazy-part.ts";
import type { MoveSheetProps } from "./move-sheet.tsx";

const load = async () => (await import("./move-sheet.tsx"))?.MoveSheet;

/** Most carts are paid as they are: the calendar comes to whoever moves something. */
export function LateMove(props: MoveSheetProps) {
  const [Part, isOpen] = useLazyPart(load, props.open, () => props.onOpenChange(false));
  return Part ? <Part {...props} open={isOpen} /> : null;
}
