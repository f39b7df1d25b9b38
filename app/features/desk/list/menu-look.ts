import { popupClass } from "#app/ui/overlay/popover-class.ts";

/** What opens below a button of a list. */
export const menuPopupClass = `${popupClass} max-h-[70vh] w-68 overflow-y-auto p-2 text-14/6.5`;

export const menuItemClass =
  "flex min-h-9 w-full items-center gap-2.5 rounded-lg px-3 max-sm:min-h-11 [&_svg]:size-4.25 [&_svg]:text-ink-3 [a&]:hover:bg-sand";
