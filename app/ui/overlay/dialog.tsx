import { Dialog as Base } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { iconButtonClass } from "../icon-button.tsx";
import {
  dialogBodyClass,
  dialogClass,
  dialogHeadClass,
  dialogTitleClass,
  grabClass,
  nestedClass,
  scrimClass,
} from "./dialog-class.ts";

export type DialogProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons; the last one fills the remaining width. */
  readonly footer?: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** A button that opens it, for uncontrolled use. */
  readonly trigger?: ReactElement;
  /** `extra` has room for columns side by side. */
  readonly wide?: boolean | "extra";
  /** A sheet slides in from the bottom on a phone and from the right on a wide screen. */
  readonly look?: "dialog" | "sheet";
  /** Whether the focus returns to the trigger; called on closing. */
  readonly finalFocus?: () => boolean;
};

const WIDTH = { false: "usual", true: "wide", extra: "extra" } as const;

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
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          className={dialogClass({
            look,
            width: look === "sheet" ? undefined : WIDTH[`${wide}`],
            className: nestedClass,
          })}
          {...(finalFocus && { finalFocus })}
        >
          <span className={grabClass} aria-hidden="true" />
          <div className={dialogHeadClass}>
            <Base.Title className={dialogTitleClass}>{title}</Base.Title>
            <Base.Close className={iconButtonClass()} aria-label={t("close")}>
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          {children ? <div className={dialogBodyClass}>{children}</div> : null}
          {footer ? (
            <div
              className={clsx(
                "flex flex-wrap gap-2 px-6 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] [&>:last-child]:flex-1",
                children && "border-t border-line",
              )}
            >
              {footer}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
