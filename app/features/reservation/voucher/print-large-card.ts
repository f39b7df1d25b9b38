/** Prints the card for the driver alone, as large as the sheet; the style sheet hides the rest while the mark is there. */
export function printLargeCard(): void {
  const { dataset } = document.documentElement;
  dataset.print = "large-card";
  window.addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}
