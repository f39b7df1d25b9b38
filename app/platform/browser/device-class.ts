import { useEffect } from "react";
import { DEVICE_REFRESH_MS, deviceOf } from "#app/domain/common/browser/device-width.ts";

/** Names the kind of device on the page, for style sheets; again a moment after the window has changed its size. */
export function useDeviceClass(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      document.documentElement.dataset.device = deviceOf(window.innerWidth);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, DEVICE_REFRESH_MS);
    };
    refresh();
    window.addEventListener("resize", later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", later);
    };
  }, []);
}
