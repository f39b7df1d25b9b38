/** Safari, and every other browser on an iPhone. */
function isWebKit(): boolean {
  return navigator.vendor.startsWith("Apple");
}

export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;
}

/** On iPhones and iPads, which offer no installation, it is done by hand. */
export function isInstalledByHand(): boolean {
  return isWebKit() && navigator.maxTouchPoints > 1 && !isInstalled();
}

/** Whether this browser deletes what a site has stored after a week without a visit. */
export function deletesAfterAWeek(): boolean {
  return isWebKit() && !isInstalled();
}
