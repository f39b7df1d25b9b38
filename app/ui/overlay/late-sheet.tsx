import type { ComponentProps } from "react";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import type { Sheet } from "./overlay-sheet.tsx";

type LateSheetProps = ComponentProps<typeof Sheet> & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

const load = async () => (await import("./overlay-sheet.tsx"))?.Sheet;

/** A sheet whose code is loaded on first use. */
export function LateSheet({ open, ...props }: LateSheetProps) {
  const [Part, isOpen] = useLazyPart(load, open, () => props.onOpenChange(false));
  return Part ? <Part {...props} open={isOpen} /> : null;
}
