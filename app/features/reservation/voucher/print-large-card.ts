/** Prints the card for the driver alone, as large as the sheet; while the mark is there, the rest of the page is not printed. */
export function printLargeCard(): void {
  const { dataset } = document.documentElement;
  dataset.print = "large-card";
  window.addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}
