import { cardClass } from "#app/ui/look/surface.ts";

/** A card, which on a wide screen is a column over the whole height. */
export const columnClass = `${cardClass} min-w-0 xl:rounded-none xl:border-0 xl:border-r`;
