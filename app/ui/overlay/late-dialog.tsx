import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import type { DialogProps } from "./dialog.tsx";

type LateDialogProps = Omit<DialogProps, "trigger"> & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

const load = async () => (await import("./dialog.tsx"))?.Dialog;

/** A dialog whose code is loaded on first use. */
export function LateDialog({ open, ...props }: LateDialogProps) {
  const [Part, isOpen] = useLazyPart(load, open, () => props.onOpenChange(false));
  return Part ? <Part {...props} open={isOpen} /> : null;
}
