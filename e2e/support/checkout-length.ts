import type { Locator, Page } from "@playwright/test";

type Length = { readonly fields: number; readonly height: number };

/** What a buyer sees of a part of the page: its height, and what can be filled in; radio buttons of one name are one. */
async function lengthOf(part: Locator): Promise<Length> {
  return part.evaluate((element) => {
    const all = [...element.querySelectorAll<HTMLInputElement>("input, select, textarea")];
    const seen = all.filter((field) => field.type !== "hidden" && isShown(field));
    const names = seen.map((field, index) => (field.type === "radio" ? field.name : index));
    return { fields: new Set(names).size, height: element.getBoundingClientRect().height };

    /** A box that is drawn by its label counts by the label. */
    function isShown(field: HTMLInputElement): boolean {
      return (field.closest("label") ?? field).checkVisibility();
    }
  });
}

/** The checkout as it is, and as it would be with booker and people open and one block of people for each line. */
export async function checkoutLengths(
  page: Page,
  lines: number,
): Promise<{ readonly now: Length; readonly perLine: Length }> {
  const form = page.locator("form[data-checkout]");
  const people = form.locator("ol:has(details)").first();
  const now = await lengthOf(form);
  await form.locator("details.rounded-card").evaluateAll((cards) => {
    for (const card of cards) (card as HTMLDetailsElement).open = true;
  });
  const [open, block] = [await lengthOf(form), await lengthOf(people)];
  return {
    now,
    perLine: {
      fields: open.fields + (lines - 1) * block.fields,
      height: open.height + (lines - 1) * block.height,
    },
  };
}
