/** The device is looked at again this long after the last change of the window's size (spec §9). */
export const DEVICE_REFRESH_MS = 50;

export type Device = "phone" | "tablet" | "desktop";

/** At the widths where the style sheets change. */
const TABLET_PX = 840;
const DESKTOP_PX = 1080;

export function deviceOf(width: number): Device {
  if (width < TABLET_PX) return "phone";
  return width < DESKTOP_PX ? "tablet" : "desktop";
}
