import { type ReactNode, useContext, useMemo } from "react";
import { ToastContext, type Toasts } from "./toast.tsx";

type UndoTimeProps = { readonly seconds: number; readonly children: ReactNode };

/** Inside it, a message with a button stays for these seconds. */
export function UndoTime({ seconds, children }: UndoTimeProps) {
  const { show } = useContext(ToastContext);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => show(toast.action ? { ms: seconds * 1000, ...toast } : toast),
    }),
    [show, seconds],
  );
  return <ToastContext value={toasts}>{children}</ToastContext>;
}
