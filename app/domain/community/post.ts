/** What a reader marks a post with: a like that all see, and a bookmark that only they see. */
export const POST_MARKS = ["like", "bookmark"] as const;
export type PostMark = (typeof POST_MARKS)[number];

/** Apart from the schemas: a page that only limits its fields does not load those. */
export const MAX_COMMENT = 1_000;
export const MAX_POST_TITLE = 100;
export const MAX_POST_CONTENT = 5_000;
export const MAX_CONTACT = 100;
/** With an application for a round. */
export const MAX_WORD = 300;
