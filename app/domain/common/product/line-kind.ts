/** What an order can hold. */
export const LINE_KINDS = ["golf", "hotel", "caddy", "callvan", "tournament"] as const;
export type LineKind = (typeof LINE_KINDS)[number];
