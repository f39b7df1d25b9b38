import { fieldGridClass } from "#app/features/desk/field-grid.ts";

/** The fields of a new line of an order side by side; the first needs the room of two. */
export const newLineClass = `${fieldGridClass} items-end [&>:first-child]:col-span-2`;
