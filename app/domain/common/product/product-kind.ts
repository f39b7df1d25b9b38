/** What can be reviewed, saved and searched. */
export const PRODUCT_KINDS = ["course", "hotel", "caddy"] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** What an order can hold. */
export const LINE_KINDS = ["golf", "hotel", "caddy", "callvan", "tournament"] as const;

export type LineKind = (typeof LINE_KINDS)[number];
