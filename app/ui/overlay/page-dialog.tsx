import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { dialogClass, grabClass, scrimClass } from "./dialog-class.ts";

type PageDialogProps = {
  readonly title: string;
  /** The page beneath, to which one returns. */
  readonly under: string;
  readonly children: ReactNode;
};

/** A dialog with an address of its own: it is open without scripts, too; with them it keeps the focus. */
export function PageDialog({ title, under, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const navigate = useNavigate();
  const path = useLocalized()(under);
  const leave = () => void navigate(path, { replace: true, preventScrollReset: true });
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.close();
    shown.showModal();
    shown.focus();
    return () => shown.close();
  }, []);
  return (
    <>
      <AppLink to={under} className={scrimClass} tabIndex={-1} aria-hidden="true" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is its key */}
      <dialog
        ref={dialog}
        open
        tabIndex={-1}
        aria-labelledby={heading}
        className={dialogClass({
          look: "dialog",
          width: "page",
          className: "backdrop:bg-transparent",
        })}
        onCancel={(event) => {
          event.preventDefault();
          leave();
        }}
        onClick={(event: MouseEvent) => {
          // What lies around it belongs to the element itself.
          if (isOutside(event, dialog.current)) leave();
        }}
      >
        <span className={grabClass} aria-hidden="true" />
        <div className="px-5 pt-2 pb-5 md:p-7">
          <h2 id={heading} className="text-22">
            {title}
          </h2>
          {children}
        </div>
      </dialog>
    </>
  );
}

function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLElement | null): boolean {
  if (!dialog || target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
