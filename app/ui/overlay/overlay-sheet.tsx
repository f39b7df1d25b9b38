import { Dialog, type DialogProps } from "./dialog.tsx";

export function Sheet(props: Omit<DialogProps, "look" | "wide">) {
  return <Dialog look="sheet" {...props} />;
}
