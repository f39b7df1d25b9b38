import { Dialog as Base } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";

export type DialogProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons; the last one fills the remaining width. */
  readonly footer?: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** A button that opens it, for uncontrolled use. */
  readonly trigger?: ReactElement;
  readonly wide?: boolean;
  /** A sheet slides in from the bottom on a phone and from the right on a wide screen. */
  readonly look?: "dialog" | "sheet";
  /** Whether the focus returns to the trigger; called on closing. */
  readonly finalFocus?: () => boolean;
};

/** Centred on a wide screen, from the bottom on a phone. */
export function Dialog({
  title,
  children,
  footer,
  open,
  onOpenChange,
  trigger,
  wide = false,
  look = "dialog",
  finalFocus,
}: DialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          className={clsx(look, "modal", wide && "modal-wide")}
          {...(finalFocus && { finalFocus })}
        >
          <span className="grab" aria-hidden="true" />
          <div className="modal-head">
            <Base.Title>{title}</Base.Title>
            <Base.Close className="icon-btn" aria-label={t("close")}>
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          {children ? <div className="modal-body">{children}</div> : null}
          {footer ? <div className="modal-foot">{footer}</div> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
