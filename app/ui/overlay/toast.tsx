import { CircleAlert, CircleCheck, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

type ToastText = {
  /** What went wrong in a few words, above the text. */
  readonly title?: string | undefined;
  readonly text: string;
  readonly tone?: "good" | "error";
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly ms?: number;
};

type Toast = ToastText & { readonly id: number };

/** Answers with how to close it early. */
export type Toasts = { readonly show: (toast: ToastText) => () => void };

/** Long enough for slow readers and slow phones; with an undo button, long enough to decide. */
const READ_MS = 8_000;
const DECIDE_MS = 10_000;
const MAX_SHOWN = 3;

export const ToastContext = createContext<Toasts>({ show: () => () => {} });

let lastId = 0;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const drop = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  const show = useCallback(
    (toast: ToastText) => {
      lastId += 1;
      const id = lastId;
      setToasts((shown) => [...shown, { ...toast, id }].slice(-MAX_SHOWN));
      const close = () => drop(id);
      setTimeout(close, toast.ms ?? (toast.action ? DECIDE_MS : READ_MS));
      return close;
    },
    [drop],
  );

  const api = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={api}>
      {children}
      <div
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--h-tabbar)+1rem+env(safe-area-inset-bottom))] z-70 grid justify-items-center gap-2 *:pointer-events-auto md:bottom-6 print:hidden"
        role="status"
        aria-live="polite"
      >
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onClose={() => drop(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

export function useToast(): Toasts {
  return useContext(ToastContext);
}

export function ToastLine({
  toast,
  onClose,
}: {
  readonly toast: Toast;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  const { title, text, tone = "good", action } = toast;
  const Icon = tone === "error" ? CircleAlert : CircleCheck;

  function act() {
    action?.run();
    onClose();
  }

  return (
    <div className="inline-flex min-h-14 max-w-full animate-rise items-center gap-3 rounded-[14px] bg-ink py-2 pr-2 pl-4 font-semibold text-paper shadow-soft">
      <Icon
        aria-hidden="true"
        className={`size-5.5 ${tone === "error" ? "text-danger-300" : "text-fairway-300"}`}
      />
      <span>
        {title ? <b className="block">{title}</b> : null}
        {text}
      </span>
      {action ? (
        <button
          type="button"
          data-toast-action
          className="min-h-11 px-3.5 font-bold whitespace-nowrap text-fairway-200"
          onClick={act}
        >
          {action.label}
        </button>
      ) : (
        <button
          type="button"
          className="grid size-11 flex-none place-items-center text-on-ink-2"
          aria-label={t("close")}
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}
