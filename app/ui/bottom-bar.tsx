import type { ReactNode } from "react";

type BottomBarProps = {
  /** Its parts stand above each other, not side by side. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
};

/** The next step of a page, at the bottom of a phone; the frame makes room for it. */
export function BottomBar({ stacked = false, children }: BottomBarProps) {
  return (
    <div
      data-bottombar
      className={`fixed inset-x-0 bottom-0 z-50 flex gap-3 bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-bar md:hidden print:hidden ${stacked ? "flex-col" : "items-center"}`}
    >
      {children}
    </div>
  );
}
