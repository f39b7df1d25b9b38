export type RowAction = { readonly label: string; readonly run: () => void };

const RECORD = "main [data-record]";
const MOST = 8;

/**
 * What can be done with the open record or the focused row: the buttons that the page itself shows. A button that sends
 * a form only gets the focus of its form: nothing is sent that was not looked at.
 */
export function rowActions(focused: Element | null): readonly RowAction[] {
  const scope = focused?.closest("tbody tr") ?? document.querySelector(RECORD);
  if (!scope) return [];
  const seen = new Set<string>();
  return [...scope.querySelectorAll<HTMLElement>("button, a.btn")]
    .filter((element) => isUsable(element))
    .flatMap((element) => {
      const label = labelOf(element);
      if (label === "" || seen.has(label)) return [];
      seen.add(label);
      return [{ label, run: () => runOf(element) }];
    })
    .slice(0, MOST);
}

function isUsable(element: HTMLElement): boolean {
  return element.offsetParent !== null && !element.matches(":disabled, [aria-disabled=true]");
}

function labelOf(element: HTMLElement): string {
  return (element.getAttribute("aria-label") ?? element.innerText).replace(/\s+/g, " ").trim();
}

function runOf(element: HTMLElement): void {
  if (element instanceof HTMLButtonElement && element.type === "submit" && element.form) {
    const field = element.form.querySelector<HTMLElement>(
      "input:not([type=hidden]), textarea, select",
    );
    (field ?? element).focus();
    return;
  }
  element.click();
}
