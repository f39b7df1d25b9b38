import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import {
  dialogBodyClass,
  dialogClass,
  dialogHeadClass,
  dialogTitleClass,
  grabClass,
} from "./dialog-class.ts";

type TopDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** Opens above everything else; other dialogs of the page stay open beneath. */
export function TopDialog({ title, children, onClose }: TopDialogProps) {
  const { t } = useTranslation("ui");
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const before = document.activeElement;
    // Escape is for this dialog alone: those beneath listen at the document.
    const end = new AbortController();
    const keep = (event: KeyboardEvent) => event.stopPropagation();
    shown.addEventListener("keydown", keep, { signal: end.signal });
    shown.showModal();
    shown.querySelector<HTMLElement>("[data-body] :is(input:not([type=hidden]), button)")?.focus();
    return () => {
      end.abort();
      shown.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={dialogClass({ look: "dialog", width: "page", className: "backdrop:bg-ink/48" })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <span className={grabClass} aria-hidden="true" />
      <div className={dialogHeadClass}>
        <h2 id={heading} className={dialogTitleClass}>
          {title}
        </h2>
        <IconButton icon={X} label={t("close")} onClick={onClose} />
      </div>
      <div data-body className={dialogBodyClass}>
        {children}
      </div>
    </dialog>
  );
}
