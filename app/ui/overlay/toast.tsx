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
      <div className="toasts" role="status" aria-live="polite">
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
    <div className={tone === "error" ? "toast err" : "toast"}>
      <Icon aria-hidden="true" />
      <span>
        {title ? <b className="block">{title}</b> : null}
        {text}
      </span>
      {action ? (
        <button type="button" className="act" onClick={act}>
          {action.label}
        </button>
      ) : (
        <button type="button" className="shut" aria-label={t("close")} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
