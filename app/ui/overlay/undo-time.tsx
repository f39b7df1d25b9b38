import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from "react";
import { ToastContext, type Toasts } from "./toast.tsx";

type UndoTimeProps = { readonly seconds: number; readonly children: ReactNode };
type Offer = { readonly run: () => void; readonly until: number };

/** Inside it, a message with a button stays for these seconds; so long Ctrl+Z (⌘Z) is that button. */
export function UndoTime({ seconds, children }: UndoTimeProps) {
  const { show: showToast } = useContext(ToastContext);
  const offer = useRef<Offer>(undefined);
  const show = useCallback<Toasts["show"]>(
    (toast) => {
      const { action } = toast;
      if (!action) return showToast(toast);
      const ms = toast.ms ?? seconds * 1000;
      const own: Offer = { run, until: Date.now() + ms };
      const close = showToast({ ...toast, ms, action: { ...action, run } });
      offer.current = own;
      return close;

      function run() {
        if (offer.current === own) offer.current = undefined;
        action?.run();
        close();
      }
    },
    [showToast, seconds],
  );
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isUndo(event) || !offer.current || offer.current.until < Date.now()) return;
      event.preventDefault();
      offer.current.run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  const toasts = useMemo<Toasts>(() => ({ show }), [show]);
  return <ToastContext value={toasts}>{children}</ToastContext>;
}

/** Inside a field the keys take back what was typed. */
function isUndo({ target, ctrlKey, metaKey, key, shiftKey }: globalThis.KeyboardEvent): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input,textarea,select"));
  return !isField && !shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === "z";
}
