/** What can be reviewed, saved and searched. */
export const PRODUCT_KINDS = ["course", "hotel", "caddy"] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];
